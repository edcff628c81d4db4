import type { RealNames } from './realNames.ts';

/** Within a state and kind: the most sought after first. The order decides how cut-offs fall. */
export const medicalEast: RealNames = {
  'West Bengal': {
    central: `
      AIIMS, Kalyani`,
    government: `
      Medical College, Kolkata
      IPGMER and SSKM Hospital, Kolkata
      Nil Ratan Sircar Medical College, Kolkata
      R.G. Kar Medical College, Kolkata
      Calcutta National Medical College, Kolkata
      College of Medicine and Sagore Dutta Hospital, Kamarhati
      Burdwan Medical College, Bardhaman
      North Bengal Medical College, Siliguri
      Bankura Sammilani Medical College, Bankura
      Midnapore Medical College, Medinipur
      College of Medicine and JNM Hospital, Kalyani
      Murshidabad Medical College, Berhampore
      Malda Medical College, Malda
      Diamond Harbour Government Medical College, Diamond Harbour
      Barasat Government Medical College, Barasat
      Rampurhat Government Medical College, Rampurhat
      Maharaja Jitendra Narayan Medical College, Cooch Behar
      Raiganj Government Medical College, Raiganj
      Sarat Chandra Chattopadhyay Government Medical College, Uluberia
      Prafulla Chandra Sen Government Medical College, Arambagh
      Tamralipto Government Medical College, Tamluk
      Jalpaiguri Government Medical College, Jalpaiguri
      Deben Mahata Government Medical College, Purulia
      Jhargram Government Medical College, Jhargram`,
    ESIC: `
      ESIC Medical College, Joka`,
    private: `
      KPC Medical College, Kolkata
      Jagannath Gupta Institute of Medical Sciences, Kolkata
      IQ City Medical College, Durgapur
      Gouri Devi Institute of Medical Sciences, Durgapur
      ICARE Institute of Medical Sciences and Research, Haldia
      Shri Ramkrishna Institute of Medical Sciences, Durgapur
      Santiniketan Medical College, Bolpur
      JIS School of Medical Science and Research, Howrah`,
  },
  Odisha: {
    central: `
      AIIMS, Bhubaneswar`,
    government: `
      SCB Medical College, Cuttack
      MKCG Medical College, Brahmapur
      Veer Surendra Sai Institute of Medical Sciences and Research, Burla
      Fakir Mohan Medical College, Balasore
      Pandit Raghunath Murmu Medical College, Baripada
      Bhima Bhoi Medical College, Balangir
      Saheed Laxman Nayak Medical College, Koraput
      Shri Jagannath Medical College, Puri
      Dharanidhar Medical College, Keonjhar
      Government Medical College, Sundargarh
      Saheed Rendo Majhi Medical College, Bhawanipatna
      Mahatma Gandhi Medical College, Talcher
      Government Medical College, Phulbani`,
    private: `
      Hi-Tech Medical College, Bhubaneswar
      Hi-Tech Medical College, Rourkela`,
    deemed: `
      Kalinga Institute of Medical Sciences, Bhubaneswar
      Institute of Medical Sciences and SUM Hospital, Bhubaneswar`,
  },
  Bihar: {
    central: `
      AIIMS, Patna`,
    government: `
      Patna Medical College, Patna
      Indira Gandhi Institute of Medical Sciences, Patna
      Nalanda Medical College, Patna
      Darbhanga Medical College, Laheriasarai
      Jawaharlal Nehru Medical College, Bhagalpur
      Sri Krishna Medical College, Muzaffarpur
      Anugrah Narayan Magadh Medical College, Gaya
      Vardhman Institute of Medical Sciences, Pawapuri
      Government Medical College, Bettiah
      Government Medical College, Purnea
      Jannayak Karpoori Thakur Medical College, Madhepura
      Shri Ram Janki Medical College, Samastipur`,
    ESIC: `
      ESIC Medical College, Bihta`,
    private: `
      Katihar Medical College, Katihar
      Mata Gujri Memorial Medical College, Kishanganj
      Narayan Medical College, Sasaram
      Madhubani Medical College, Madhubani
      Netaji Subhas Medical College, Bihta
      Lord Buddha Koshi Medical College, Saharsa
      Radha Devi Jageshwari Memorial Medical College, Turki`,
  },
  Jharkhand: {
    central: `
      AIIMS, Deoghar`,
    government: `
      Rajendra Institute of Medical Sciences, Ranchi
      Mahatma Gandhi Memorial Medical College, Jamshedpur
      Shahid Nirmal Mahto Medical College, Dhanbad
      Sheikh Bhikhari Medical College, Hazaribagh
      Phulo Jhano Medical College, Dumka
      Medini Rai Medical College, Palamu`,
    private: `
      Laxmi Chandravansi Medical College, Bishrampur`,
    deemed: `
      Manipal Tata Medical College, Jamshedpur`,
  },
  Assam: {
    central: `
      AIIMS, Guwahati`,
    government: `
      Gauhati Medical College, Guwahati
      Assam Medical College, Dibrugarh
      Silchar Medical College, Silchar
      Jorhat Medical College, Jorhat
      Tezpur Medical College, Tezpur
      Fakhruddin Ali Ahmed Medical College, Barpeta
      Diphu Medical College, Diphu
      Lakhimpur Medical College, North Lakhimpur
      Nalbari Medical College, Nalbari
      Nagaon Medical College, Nagaon
      Dhubri Medical College, Dhubri
      Kokrajhar Medical College, Kokrajhar
      Pragjyotishpur Medical College, Guwahati`,
  },
  Manipur: {
    central: `
      Regional Institute of Medical Sciences, Imphal`,
    government: `
      Jawaharlal Nehru Institute of Medical Sciences, Imphal
      Churachandpur Medical College, Churachandpur`,
    private: `
      Shija Academy of Health Sciences, Imphal`,
  },
  Meghalaya: {
    central: `
      NEIGRIHMS, Shillong`,
    private: `
      P.A. Sangma International Medical College, Ri-Bhoi`,
  },
  Mizoram: {
    government: `
      Zoram Medical College, Falkawn`,
  },
  Nagaland: {
    government: `
      Nagaland Institute of Medical Sciences and Research, Kohima`,
  },
  Tripura: {
    government: `
      Agartala Government Medical College, Agartala`,
    private: `
      Tripura Medical College and Dr. BRAM Teaching Hospital, Agartala
      Tripura Santiniketan Medical College, Ranir Khamar`,
  },
  Sikkim: {
    private: `
      Sikkim Manipal Institute of Medical Sciences, Gangtok`,
  },
  'Arunachal Pradesh': {
    government: `
      Tomo Riba Institute of Health and Medical Sciences, Naharlagun`,
  },
  'Andaman and Nicobar Islands': {
    government: `
      Andaman and Nicobar Islands Institute of Medical Sciences, Sri Vijaya Puram`,
  },
};
