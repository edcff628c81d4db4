/** Names as long as they get, for stories that show what happens then. */
export const longCollege =
  'Shri Lal Bahadur Shastri Government Medical College and Hospital, Nerchowk, Mandi, Himachal';
export const longPerson = 'Thiruvananthapuram Padmanabhaswamy Venkata Lakshminarasimhan';
