import { counsellingCategories } from '@seatwise/api-client/contract/constants/counselling';

export const isCounsellingCategory = (
  text: string,
): text is (typeof counsellingCategories)[number] =>
  counsellingCategories.some((category) => category === text);
