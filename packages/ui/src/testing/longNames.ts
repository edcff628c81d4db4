/** Very long names for stories about overflow. */
export const longCollege =
  'Shri Lal Bahadur Shastri Government Medical College and Hospital, Nerchowk, Mandi, Himachal';
export const longPerson = 'Thiruvananthapuram Padmanabhaswamy Venkata Lakshminarasimhan';
