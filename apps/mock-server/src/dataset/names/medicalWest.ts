import type { RealNames } from './realNames.ts';

/** Within a state and kind: the most sought after first. The order decides how cut-offs fall. */
export const medicalWest: RealNames = {
  Maharashtra: {
    central: `
      AIIMS, Nagpur`,
    'armed forces': `
      Armed Forces Medical College, Pune`,
    government: `
      Seth G.S. Medical College, Mumbai
      Grant Government Medical College, Mumbai
      B.J. Government Medical College, Pune
      Lokmanya Tilak Municipal Medical College, Mumbai
      Topiwala National Medical College, Mumbai
      H.B.T. Medical College and Dr. R.N. Cooper Hospital, Mumbai
      Government Medical College, Nagpur
      Rajiv Gandhi Medical College, Thane
      Government Medical College, Chhatrapati Sambhajinagar
      Indira Gandhi Government Medical College, Nagpur
      Government Medical College, Miraj
      Rajarshi Chhatrapati Shahu Maharaj Government Medical College, Kolhapur
      Dr. Vaishampayan Memorial Government Medical College, Solapur
      Bharat Ratna Atal Bihari Vajpayee Medical College, Pune
      Government Medical College, Akola
      Shri Bhausaheb Hire Government Medical College, Dhule
      Dr. Shankarrao Chavan Government Medical College, Nanded
      Vilasrao Deshmukh Government Medical College, Latur
      Swami Ramanand Teerth Rural Government Medical College, Ambajogai
      Shri Vasantrao Naik Government Medical College, Yavatmal
      Government Medical College, Jalgaon
      Punyashlok Ahilyadevi Holkar Government Medical College, Baramati
      Government Medical College, Satara
      Government Medical College, Alibag
      Government Medical College, Chandrapur
      Government Medical College, Gondia
      Government Medical College, Ratnagiri
      Government Medical College, Sindhudurg
      Government Medical College, Nandurbar
      Government Medical College, Parbhani
      Government Medical College, Dharashiv
      Government Medical College, Nashik
      Government Medical College, Amravati
      Government Medical College, Ambernath
      Government Medical College, Jalna
      Government Medical College, Buldhana
      Government Medical College, Bhandara
      Government Medical College, Washim
      Government Medical College, Hingoli
      Government Medical College, Gadchiroli`,
    private: `
      Mahatma Gandhi Institute of Medical Sciences, Sevagram
      K.J. Somaiya Medical College, Mumbai
      NKP Salve Institute of Medical Sciences, Nagpur
      Smt. Kashibai Navale Medical College, Pune
      MIMER Medical College, Talegaon Dabhade
      Dr. Vasantrao Pawar Medical College, Nashik
      SMBT Institute of Medical Sciences, Nashik
      Terna Medical College, Navi Mumbai
      Dr. Panjabrao Deshmukh Memorial Medical College, Amravati
      Dr. Vithalrao Vikhe Patil Foundation's Medical College, Ahilyanagar
      Ashwini Rural Medical College, Solapur
      Maharashtra Institute of Medical Sciences and Research, Latur
      B.K.L. Walawalkar Rural Medical College, Ratnagiri
      Prakash Institute of Medical Sciences, Sangli
      Dr. Ulhas Patil Medical College, Jalgaon
      ACPM Medical College, Dhule
      Vedantaa Institute of Medical Sciences, Palghar
      JIIU's Indian Institute of Medical Science and Research, Jalna`,
    deemed: `
      Dr. D.Y. Patil Medical College, Pune
      Dr. D.Y. Patil School of Medicine, Navi Mumbai
      Bharati Vidyapeeth Medical College, Pune
      Symbiosis Medical College for Women, Pune
      Jawaharlal Nehru Medical College, Sawangi (Wardha)
      Krishna Institute of Medical Sciences, Karad
      D.Y. Patil Medical College, Kolhapur
      MGM Medical College, Navi Mumbai
      MGM Medical College, Chhatrapati Sambhajinagar
      Rural Medical College, Pravara Institute of Medical Sciences, Loni
      Bharati Vidyapeeth Medical College, Sangli
      Datta Meghe Medical College, Nagpur
      MGM Medical College, Nerul`,
  },
  Gujarat: {
    central: `
      AIIMS, Rajkot`,
    government: `
      B.J. Medical College, Ahmedabad
      Government Medical College, Surat
      Medical College, Baroda
      Smt. NHL Municipal Medical College, Ahmedabad
      M.P. Shah Government Medical College, Jamnagar
      P.D.U. Government Medical College, Rajkot
      Government Medical College, Bhavnagar
      Surat Municipal Institute of Medical Education and Research, Surat
      Narendra Modi Medical College, Ahmedabad
      GMERS Medical College, Sola
      GMERS Medical College, Gotri
      GMERS Medical College, Gandhinagar
      GMERS Medical College, Valsad
      GMERS Medical College, Himmatnagar
      GMERS Medical College, Junagadh
      GMERS Medical College, Dharpur-Patan
      GMERS Medical College, Vadnagar
      GMERS Medical College, Navsari
      GMERS Medical College, Panchmahal-Godhra
      GMERS Medical College, Porbandar
      GMERS Medical College, Morbi
      GMERS Medical College, Rajpipla`,
    private: `
      Pramukhswami Medical College, Karamsad
      GCS Medical College, Ahmedabad
      Dr. M.K. Shah Medical College, Ahmedabad
      C.U. Shah Medical College, Surendranagar
      Gujarat Adani Institute of Medical Sciences, Bhuj
      Zydus Medical College, Dahod
      Parul Institute of Medical Sciences and Research, Vadodara
      Kiran Medical College, Surat
      Nootan Medical College, Visnagar
      Ananya College of Medicine, Kalol
      Banas Medical College, Palanpur
      Shantabaa Medical College, Amreli
      Dr. N.D. Desai Faculty of Medical Science, Nadiad
      Dr. Kiran C. Patel Medical College, Bharuch
      Swaminarayan Institute of Medical Sciences, Kalol`,
    deemed: `
      SBKS Medical Institute and Research Centre, Vadodara`,
  },
  Goa: {
    government: `
      Goa Medical College, Panaji`,
  },
  'Dadra and Nagar Haveli and Daman and Diu': {
    government: `
      NAMO Medical Education and Research Institute, Silvassa`,
  },
  'Madhya Pradesh': {
    central: `
      AIIMS, Bhopal`,
    government: `
      Mahatma Gandhi Memorial Medical College, Indore
      Gandhi Medical College, Bhopal
      Netaji Subhash Chandra Bose Medical College, Jabalpur
      Gajra Raja Medical College, Gwalior
      Shyam Shah Medical College, Rewa
      Bundelkhand Medical College, Sagar
      Government Medical College, Ratlam
      Government Medical College, Vidisha
      Government Medical College, Datia
      Government Medical College, Khandwa
      Chhindwara Institute of Medical Sciences, Chhindwara
      Government Medical College, Shivpuri
      Birsa Munda Government Medical College, Shahdol
      Government Medical College, Satna
      Government Medical College, Seoni
      Government Medical College, Mandsaur
      Government Medical College, Neemuch`,
    ESIC: `
      ESIC Medical College, Indore`,
    private: `
      Sri Aurobindo Institute of Medical Sciences, Indore
      People's College of Medical Sciences and Research Centre, Bhopal
      Index Medical College, Indore
      Chirayu Medical College, Bhopal
      L.N. Medical College, Bhopal
      R.D. Gardi Medical College, Ujjain
      Amaltas Institute of Medical Sciences, Dewas
      RKDF Medical College, Bhopal
      Sukh Sagar Medical College, Jabalpur
      Mahaveer Institute of Medical Sciences and Research, Bhopal`,
  },
  Chhattisgarh: {
    central: `
      AIIMS, Raipur`,
    government: `
      Pt. Jawahar Lal Nehru Memorial Medical College, Raipur
      Chhattisgarh Institute of Medical Sciences, Bilaspur
      Chandulal Chandrakar Memorial Government Medical College, Durg
      Late Shri Lakhi Ram Agrawal Memorial Government Medical College, Raigarh
      Late Baliram Kashyap Memorial Government Medical College, Jagdalpur
      Bharat Ratna Atal Bihari Vajpayee Memorial Medical College, Rajnandgaon
      Government Medical College, Ambikapur
      Government Medical College, Mahasamund
      Government Medical College, Korba
      Government Medical College, Kanker`,
    private: `
      Shri Shankaracharya Institute of Medical Sciences, Bhilai
      Raipur Institute of Medical Sciences, Raipur
      Shri Balaji Institute of Medical Science, Raipur
      Shri Rawatpura Sarkar Institute of Medical Sciences, Nava Raipur`,
  },
};
