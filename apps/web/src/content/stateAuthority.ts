/** Text about the authority that allots a state's own seats, which are not MCC's. */
export const content = {
  seats: (state: string) => `These seats are MCC’s. ${state} gives others itself, through`,
  dates: (state: string) => `The counselling of ${state} has its own dates:`,
} as const;
