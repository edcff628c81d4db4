/** Who gives the seats of a state that are not MCC's. */
export const content = {
  seats: (state: string) => `These seats are MCC’s. ${state} gives others itself, through`,
  dates: (state: string) => `The counselling of ${state} has its own dates:`,
} as const;
