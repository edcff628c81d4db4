import type { RealNames } from './realNames.ts';

/** Within a state and kind: the most sought after first. The order decides how cut-offs fall. */
export const nursing: RealNames = {
  Delhi: {
    central: `
      College of Nursing, Safdarjung Hospital, New Delhi
      Rajkumari Amrit Kaur College of Nursing, New Delhi
      Lady Hardinge College of Nursing, New Delhi
      College of Nursing, Dr. RML Hospital, New Delhi`,
    government: `
      Ahilya Bai College of Nursing, New Delhi
      Florence Nightingale College of Nursing, Delhi`,
    private: `
      Holy Family College of Nursing, New Delhi`,
    deemed: `
      Rufaida College of Nursing, Jamia Hamdard, New Delhi`,
  },
  Karnataka: {
    government: `
      Government College of Nursing, Bengaluru`,
    ESIC: `
      ESIC College of Nursing, Indiranagar, Bengaluru
      ESIC College of Nursing, Kalaburagi`,
    private: `
      St. John's College of Nursing, Bengaluru
      Father Muller College of Nursing, Mangaluru`,
    deemed: `
      Manipal College of Nursing, Manipal`,
  },
  'Tamil Nadu': {
    government: `
      College of Nursing, Madras Medical College, Chennai
      College of Nursing, Madurai Medical College, Madurai`,
    ESIC: `
      ESIC College of Nursing, K.K. Nagar, Chennai`,
    private: `
      College of Nursing, Christian Medical College, Vellore
      PSG College of Nursing, Coimbatore`,
    deemed: `
      Sri Ramachandra Faculty of Nursing, Chennai`,
  },
  Maharashtra: {
    government: `
      Institute of Nursing Education, Sir J.J. Hospital, Mumbai
      Leelabai Thackersey College of Nursing, Mumbai`,
    private: `
      Bombay Hospital College of Nursing, Mumbai
      Sadhu Vaswani College of Nursing, Pune`,
    deemed: `
      Bharati Vidyapeeth College of Nursing, Pune`,
  },
  'Uttar Pradesh': {
    central: `
      College of Nursing, Banaras Hindu University, Varanasi
      College of Nursing, Aligarh Muslim University, Aligarh`,
    government: `
      K.G.M.U. College of Nursing, Lucknow
      College of Nursing, GSVM Medical College, Kanpur`,
    private: `
      Sahara College of Nursing, Lucknow`,
  },
  Kerala: {
    government: `
      Government College of Nursing, Thiruvananthapuram
      Government College of Nursing, Kozhikode
      Government College of Nursing, Kottayam`,
    deemed: `
      Amrita College of Nursing, Kochi`,
  },
  Telangana: {
    government: `
      Government College of Nursing, Somajiguda, Hyderabad
      NIMS College of Nursing, Hyderabad`,
    private: `
      Apollo College of Nursing, Hyderabad`,
  },
  'Andhra Pradesh': {
    government: `
      Government College of Nursing, Guntur
      SVIMS College of Nursing, Tirupati`,
  },
  Rajasthan: {
    government: `
      Government College of Nursing, Jaipur
      Government College of Nursing, Bikaner`,
  },
  'West Bengal': {
    government: `
      College of Nursing, Medical College, Kolkata
      Government College of Nursing, Burdwan`,
  },
  Gujarat: {
    government: `
      Government College of Nursing, Ahmedabad
      Government College of Nursing, Jamnagar`,
  },
  'Madhya Pradesh': {
    government: `
      Government College of Nursing, Indore
      Government College of Nursing, Bhopal`,
  },
  Punjab: {
    government: `
      Government College of Nursing, Patiala`,
    private: `
      College of Nursing, Christian Medical College, Ludhiana`,
  },
  Haryana: {
    government: `
      College of Nursing, PGIMS, Rohtak`,
  },
  Puducherry: {
    government: `
      Mother Theresa Institute of Health Sciences, Puducherry`,
  },
  Odisha: {
    government: `
      College of Nursing, Berhampur`,
  },
  Assam: {
    government: `
      Regional College of Nursing, Guwahati`,
  },
  'Himachal Pradesh': {
    government: `
      Sister Nivedita Government Nursing College, Shimla`,
  },
  'Jammu and Kashmir': {
    government: `
      Government College of Nursing, Jammu`,
  },
  Bihar: {
    government: `
      College of Nursing, IGIMS, Patna`,
  },
  Chhattisgarh: {
    government: `
      Government College of Nursing, Raipur`,
  },
  Uttarakhand: {
    government: `
      State College of Nursing, Dehradun`,
  },
};
