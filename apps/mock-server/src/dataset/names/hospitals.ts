import type { RealNames } from './realNames.ts';

/** Hospitals that train for the DNB alone. The most sought after first. */
export const hospitals: RealNames = {
  Delhi: {
    government: `
      Deen Dayal Upadhyay Hospital, New Delhi
      Sanjay Gandhi Memorial Hospital, Delhi
      Guru Gobind Singh Government Hospital, Delhi
      Northern Railway Central Hospital, New Delhi`,
    private: `
      Sir Ganga Ram Hospital, New Delhi
      Indraprastha Apollo Hospital, New Delhi
      Max Super Speciality Hospital, Saket
      Holy Family Hospital, New Delhi
      St. Stephen's Hospital, Delhi
      BLK-Max Super Speciality Hospital, New Delhi
      Rajiv Gandhi Cancer Institute, Delhi
      Batra Hospital, New Delhi`,
  },
  Maharashtra: {
    government: `
      K.B. Bhabha Municipal Hospital, Mumbai
      Bhabha Atomic Research Centre Hospital, Mumbai`,
    private: `
      P.D. Hinduja Hospital, Mumbai
      Kokilaben Dhirubhai Ambani Hospital, Mumbai
      Bombay Hospital, Mumbai
      Jaslok Hospital, Mumbai
      Deenanath Mangeshkar Hospital, Pune
      Ruby Hall Clinic, Pune
      Jehangir Hospital, Pune
      Jupiter Hospital, Thane`,
  },
  'Tamil Nadu': {
    government: `
      Railway Hospital, Perambur
      Railway Hospital, Golden Rock, Tiruchirappalli`,
    private: `
      Apollo Hospitals, Greams Road, Chennai
      Sankara Nethralaya, Chennai
      Aravind Eye Hospital, Madurai
      Kovai Medical Center and Hospital, Coimbatore
      Ganga Hospital, Coimbatore
      G. Kuppuswamy Naidu Memorial Hospital, Coimbatore
      MIOT International, Chennai
      Meenakshi Mission Hospital, Madurai`,
  },
  Karnataka: {
    government: `
      K.C. General Hospital, Bengaluru
      District Hospital, Tumakuru
      Jayanagar General Hospital, Bengaluru`,
    private: `
      Manipal Hospital, Bengaluru
      Narayana Hrudayalaya, Bengaluru
      St. Martha's Hospital, Bengaluru
      Bangalore Baptist Hospital, Bengaluru
      Narayana Nethralaya, Bengaluru
      Sagar Hospitals, Bengaluru`,
  },
  Telangana: {
    private: `
      Apollo Hospitals, Jubilee Hills, Hyderabad
      L.V. Prasad Eye Institute, Hyderabad
      Krishna Institute of Medical Sciences, Secunderabad
      Yashoda Hospital, Somajiguda, Hyderabad
      CARE Hospitals, Banjara Hills, Hyderabad
      Basavatarakam Indo-American Cancer Hospital, Hyderabad`,
  },
  'Andhra Pradesh': {
    government: `
      District Hospital, Tenali`,
    private: `
      Dr. Ramesh Hospitals, Vijayawada
      Queen's NRI Hospital, Visakhapatnam
      RDT Hospital, Bathalapalli`,
  },
  Kerala: {
    government: `
      General Hospital, Ernakulam
      General Hospital, Thiruvananthapuram`,
    private: `
      Aster MIMS, Kozhikode
      Rajagiri Hospital, Aluva
      Lisie Hospital, Ernakulam
      Baby Memorial Hospital, Kozhikode
      KIMSHEALTH, Thiruvananthapuram`,
  },
  'West Bengal': {
    government: `
      B.R. Singh Railway Hospital, Kolkata`,
    private: `
      Apollo Multispeciality Hospitals, Kolkata
      Peerless Hospital, Kolkata
      Calcutta Medical Research Institute, Kolkata
      Mission Hospital, Durgapur`,
  },
  'Uttar Pradesh': {
    government: `
      Dr. Shyama Prasad Mukherjee Civil Hospital, Lucknow`,
    private: `
      Vivekananda Polyclinic, Lucknow
      Yashoda Super Speciality Hospital, Ghaziabad
      Regency Hospital, Kanpur`,
  },
  Gujarat: {
    private: `
      Sterling Hospital, Ahmedabad
      Apollo Hospitals International, Gandhinagar
      Sunshine Global Hospital, Surat
      Bhailal Amin General Hospital, Vadodara`,
  },
  Haryana: {
    government: `
      Civil Hospital, Panchkula`,
    private: `
      Medanta The Medicity, Gurugram
      Artemis Hospital, Gurugram`,
  },
  Rajasthan: {
    private: `
      Santokba Durlabhji Memorial Hospital, Jaipur
      Fortis Escorts Hospital, Jaipur`,
  },
  Punjab: {
    private: `
      Fortis Hospital, Mohali
      Deep Hospital, Ludhiana`,
  },
  Jharkhand: {
    private: `
      Tata Main Hospital, Jamshedpur`,
  },
  Assam: {
    private: `
      GNRC Hospitals, Guwahati`,
  },
  Ladakh: {
    government: `
      Sonam Norboo Memorial Hospital, Leh`,
  },
  Lakshadweep: {
    government: `
      Indira Gandhi Hospital, Kavaratti`,
  },
};
