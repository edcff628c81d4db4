import type { RealNames } from './realNames.ts';

/** Within a state and kind: the most sought after first. The order decides how cut-offs fall. */
export const medicalNorth: RealNames = {
  Delhi: {
    central: `
      AIIMS, New Delhi
      Vardhman Mahavir Medical College and Safdarjung Hospital, New Delhi
      University College of Medical Sciences, Delhi
      Lady Hardinge Medical College, New Delhi
      Atal Bihari Vajpayee Institute of Medical Sciences and Dr. RML Hospital, New Delhi`,
    government: `
      Maulana Azad Medical College, New Delhi
      Dr. Baba Saheb Ambedkar Medical College, Rohini
      North DMC Medical College and Hindu Rao Hospital, Delhi`,
    private: `
      Army College of Medical Sciences, Delhi Cantt`,
    deemed: `
      Hamdard Institute of Medical Sciences and Research, New Delhi`,
  },
  Chandigarh: {
    central: `
      PGIMER, Chandigarh`,
    government: `
      Government Medical College, Sector 32, Chandigarh`,
  },
  Haryana: {
    government: `
      Pt. B.D. Sharma PGIMS, Rohtak
      Kalpana Chawla Government Medical College, Karnal
      BPS Government Medical College for Women, Khanpur Kalan
      Shaheed Hasan Khan Mewati Government Medical College, Nuh
      Shri Atal Bihari Vajpayee Government Medical College, Chhainsa
      Maharishi Chyawan Medical College, Koriyawas
      Pandit Neki Ram Sharma Government Medical College, Bhiwani`,
    ESIC: `
      ESIC Medical College, Faridabad`,
    private: `
      Maharaja Agrasen Medical College, Agroha
      SGT Medical College, Gurugram
      Adesh Medical College, Shahabad
      World College of Medical Sciences and Research, Jhajjar
      N.C. Medical College, Panipat
      Al-Falah School of Medical Sciences, Faridabad`,
    deemed: `
      Maharishi Markandeshwar Institute of Medical Sciences and Research, Mullana
      Amrita School of Medicine, Faridabad`,
  },
  'Himachal Pradesh': {
    central: `
      AIIMS, Bilaspur`,
    government: `
      Indira Gandhi Medical College, Shimla
      Dr. Rajendra Prasad Government Medical College, Tanda
      Shri Lal Bahadur Shastri Government Medical College, Ner Chowk
      Dr. Radhakrishnan Government Medical College, Hamirpur
      Pt. Jawahar Lal Nehru Government Medical College, Chamba
      Dr. Yashwant Singh Parmar Government Medical College, Nahan`,
    private: `
      Maharishi Markandeshwar Medical College, Solan`,
  },
  'Jammu and Kashmir': {
    central: `
      AIIMS, Vijaypur`,
    government: `
      Government Medical College, Srinagar
      Government Medical College, Jammu
      SKIMS Medical College, Bemina
      Government Medical College, Anantnag
      Government Medical College, Baramulla
      Government Medical College, Kathua
      Government Medical College, Rajouri
      Government Medical College, Doda
      Government Medical College, Udhampur
      Government Medical College, Handwara`,
    private: `
      Acharya Shri Chander College of Medical Sciences, Jammu`,
  },
  Punjab: {
    central: `
      AIIMS, Bathinda`,
    government: `
      Government Medical College, Amritsar
      Government Medical College, Patiala
      Guru Gobind Singh Medical College, Faridkot
      Dr. B.R. Ambedkar State Institute of Medical Sciences, Mohali`,
    private: `
      Christian Medical College, Ludhiana
      Dayanand Medical College, Ludhiana
      Sri Guru Ram Das Institute of Medical Sciences and Research, Amritsar
      Punjab Institute of Medical Sciences, Jalandhar
      Adesh Institute of Medical Sciences and Research, Bathinda
      Gian Sagar Medical College, Banur`,
  },
  Rajasthan: {
    central: `
      AIIMS, Jodhpur`,
    government: `
      Sawai Man Singh Medical College, Jaipur
      Dr. S.N. Medical College, Jodhpur
      Sardar Patel Medical College, Bikaner
      Jawaharlal Nehru Medical College, Ajmer
      Rabindranath Tagore Medical College, Udaipur
      Government Medical College, Kota
      RUHS College of Medical Sciences, Jaipur
      Jhalawar Medical College, Jhalawar
      Rajmata Vijaya Raje Scindia Medical College, Bhilwara
      Government Medical College, Bharatpur
      Shri Kalyan Government Medical College, Sikar
      Government Medical College, Pali
      Pandit Deendayal Upadhyaya Medical College, Churu
      Government Medical College, Dungarpur
      Government Medical College, Barmer
      Government Medical College, Sirohi
      Government Medical College, Chittorgarh
      Government Medical College, Sri Ganganagar
      Government Medical College, Hanumangarh
      Government Medical College, Dholpur
      Government Medical College, Bundi
      Government Medical College, Dausa
      Government Medical College, Alwar
      Government Medical College, Karauli
      Government Medical College, Baran
      Government Medical College, Banswara
      Government Medical College, Jhunjhunu
      Government Medical College, Nagaur
      Government Medical College, Sawai Madhopur
      Government Medical College, Tonk`,
    ESIC: `
      ESIC Medical College, Alwar`,
    private: `
      Mahatma Gandhi Medical College and Hospital, Jaipur
      NIMS Institute of Medical Sciences and Research, Jaipur
      JNU Institute for Medical Sciences and Research Centre, Jaipur
      Geetanjali Medical College, Udaipur
      Pacific Medical College and Hospital, Udaipur
      Pacific Institute of Medical Sciences, Udaipur
      American International Institute of Medical Sciences, Udaipur
      Ananta Institute of Medical Sciences, Rajsamand
      Dr. S.S. Tantia Medical College, Sri Ganganagar`,
  },
  Uttarakhand: {
    central: `
      AIIMS, Rishikesh`,
    government: `
      Government Doon Medical College, Dehradun
      Government Medical College, Haldwani
      Veer Chandra Singh Garhwali Government Institute of Medical Science and Research, Srinagar Garhwal
      Soban Singh Jeena Government Institute of Medical Sciences and Research, Almora
      Government Medical College, Haridwar
      Pandit Ram Sumer Shukla Government Medical College, Rudrapur`,
    private: `
      Himalayan Institute of Medical Sciences, Dehradun
      Shri Guru Ram Rai Institute of Medical and Health Sciences, Dehradun
      Graphic Era Institute of Medical Sciences, Dehradun`,
  },
  'Uttar Pradesh': {
    central: `
      Institute of Medical Sciences, Banaras Hindu University, Varanasi
      Jawaharlal Nehru Medical College, Aligarh Muslim University, Aligarh
      AIIMS, Gorakhpur
      AIIMS, Raebareli`,
    government: `
      King George's Medical University, Lucknow
      Dr. Ram Manohar Lohia Institute of Medical Sciences, Lucknow
      Ganesh Shankar Vidyarthi Memorial Medical College, Kanpur
      Moti Lal Nehru Medical College, Prayagraj
      Lala Lajpat Rai Memorial Medical College, Meerut
      Sarojini Naidu Medical College, Agra
      Baba Raghav Das Medical College, Gorakhpur
      Maharani Laxmi Bai Medical College, Jhansi
      Government Institute of Medical Sciences, Greater Noida
      Uttar Pradesh University of Medical Sciences, Saifai
      Shaikh-Ul-Hind Maulana Mahmood Hasan Medical College, Saharanpur
      Government Medical College, Kannauj
      Mahamaya Rajkiya Allopathic Medical College, Ambedkar Nagar
      Government Medical College, Azamgarh
      Government Medical College, Orai
      Rani Durgavati Medical College, Banda
      Government Medical College, Budaun
      Rajarshi Dashrath Autonomous State Medical College, Ayodhya
      Pandit Ram Prasad Bismil Autonomous State Medical College, Shahjahanpur
      Maharaja Suhel Dev Autonomous State Medical College, Bahraich
      Maharshi Vashishtha Autonomous State Medical College, Basti
      Autonomous State Medical College, Firozabad
      Dr. Sone Lal Patel Autonomous State Medical College, Pratapgarh
      Maa Vindhyavasini Autonomous State Medical College, Mirzapur
      Maharshi Devraha Baba Autonomous State Medical College, Deoria
      Maharshi Vishwamitra Autonomous State Medical College, Ghazipur
      Uma Nath Singh Autonomous State Medical College, Jaunpur
      Amar Shaheed Jodha Singh Ataiya Thakur Dariyaon Singh Medical College, Fatehpur
      Veerangana Avanti Bai Lodhi Autonomous State Medical College, Etah
      Madhav Prasad Tripathi Medical College, Siddharthnagar
      Government Medical College, Hardoi
      Kalyan Singh Government Medical College, Bulandshahr
      Mahatma Vidur Autonomous State Medical College, Bijnor
      Autonomous State Medical College, Kushinagar
      Autonomous State Medical College, Pilibhit
      Autonomous State Medical College, Sultanpur
      Autonomous State Medical College, Lakhimpur Kheri
      Autonomous State Medical College, Gonda
      Autonomous State Medical College, Chandauli
      Autonomous State Medical College, Kanpur Dehat
      Autonomous State Medical College, Auraiya
      Autonomous State Medical College, Lalitpur
      Autonomous State Medical College, Kaushambi
      Autonomous State Medical College, Sonbhadra`,
    ESIC: `
      ESIC Medical College, Varanasi`,
    private: `
      Era's Lucknow Medical College, Lucknow
      Shri Ram Murti Smarak Institute of Medical Sciences, Bareilly
      School of Medical Sciences and Research, Sharda University, Greater Noida
      Teerthanker Mahaveer Medical College, Moradabad
      Subharti Medical College, Meerut
      Hind Institute of Medical Sciences, Barabanki
      Hind Institute of Medical Sciences, Sitapur
      Rohilkhand Medical College, Bareilly
      Muzaffarnagar Medical College, Muzaffarnagar
      Saraswathi Institute of Medical Sciences, Hapur
      Rama Medical College, Hapur
      Rama Medical College, Kanpur
      Integral Institute of Medical Sciences and Research, Lucknow
      Career Institute of Medical Sciences, Lucknow
      Prasad Institute of Medical Sciences, Lucknow
      T.S. Misra Medical College, Lucknow
      Mayo Institute of Medical Sciences, Barabanki
      Heritage Institute of Medical Sciences, Varanasi
      United Institute of Medical Sciences, Prayagraj
      K.D. Medical College, Mathura
      F.H. Medical College, Agra
      Krishna Mohan Medical College, Mathura
      Rajshree Medical Research Institute, Bareilly
      Varun Arjun Medical College, Shahjahanpur
      Naraina Medical College, Kanpur
      G.S. Medical College, Hapur
      Noida International Institute of Medical Sciences, Greater Noida
      NCR Institute of Medical Sciences, Meerut
      Venkateshwara Institute of Medical Sciences, Gajraula`,
    deemed: `
      Santosh Medical College, Ghaziabad`,
  },
};
