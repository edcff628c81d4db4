import type { RealNames } from './realNames.ts';

/** Within a state and kind: the most sought after first. The order decides how cut-offs fall. */
export const dental: RealNames = {
  Delhi: {
    central: `
      Faculty of Dentistry, Jamia Millia Islamia, New Delhi
      Centre for Dental Education and Research, AIIMS, New Delhi`,
    government: `
      Maulana Azad Institute of Dental Sciences, New Delhi`,
    ESIC: `
      ESIC Dental College, Rohini`,
  },
  Maharashtra: {
    government: `
      Government Dental College, Mumbai
      Nair Hospital Dental College, Mumbai
      Government Dental College, Nagpur
      Government Dental College, Chhatrapati Sambhajinagar
      Government Dental College, Jalgaon`,
    private: `
      Sinhgad Dental College, Pune
      M.A. Rangoonwala Dental College, Pune
      Terna Dental College, Navi Mumbai
      Y.M.T. Dental College, Navi Mumbai
      MGV's KBH Dental College, Nashik
      V.S.P.M. Dental College, Nagpur
      Swargiya Dadasaheb Kalmegh Smruti Dental College, Nagpur
      Chhatrapati Shahu Maharaj Shikshan Sanstha Dental College, Chhatrapati Sambhajinagar
      Vasantdada Patil Dental College, Sangli
      MIDSR Dental College, Latur
      Pandit Deendayal Upadhyay Dental College, Solapur
      ACPM Dental College, Dhule
      Nanded Rural Dental College, Nanded
      Bharati Dental College, Amravati`,
    deemed: `
      Dr. D.Y. Patil Dental College, Pune
      D.Y. Patil University School of Dentistry, Navi Mumbai
      Bharati Vidyapeeth Dental College, Pune
      Bharati Vidyapeeth Dental College, Navi Mumbai
      Bharati Vidyapeeth Dental College, Sangli
      Sharad Pawar Dental College, Sawangi (Wardha)
      School of Dental Sciences, Krishna Vishwa Vidyapeeth, Karad
      Rural Dental College, Loni
      MGM Dental College, Navi Mumbai`,
  },
  Gujarat: {
    government: `
      Government Dental College, Ahmedabad
      Government Dental College, Jamnagar
      GMERS Dental College, Siddhpur`,
    private: `
      Ahmedabad Dental College, Gandhinagar
      AMC Dental College, Ahmedabad
      Faculty of Dental Science, Dharmsinh Desai University, Nadiad
      Karnavati School of Dentistry, Gandhinagar
      Manubhai Patel Dental College, Vadodara
      Narsinhbhai Patel Dental College, Visnagar`,
    deemed: `
      K.M. Shah Dental College, Vadodara`,
  },
  'Dadra and Nagar Haveli and Daman and Diu': {
    private: `
      Vaidik Dental College, Daman`,
  },
  Goa: {
    government: `
      Goa Dental College, Bambolim`,
  },
  Karnataka: {
    government: `
      Government Dental College, Bengaluru
      Government Dental College, Ballari`,
    private: `
      M.S. Ramaiah Dental College, Bengaluru
      SDM College of Dental Sciences, Dharwad
      Bapuji Dental College, Davanagere
      College of Dental Sciences, Davanagere
      V.S. Dental College, Bengaluru
      R.V. Dental College, Bengaluru
      Bangalore Institute of Dental Sciences, Bengaluru
      Dayananda Sagar College of Dental Sciences, Bengaluru
      Vydehi Institute of Dental Sciences, Bengaluru
      The Oxford Dental College, Bengaluru
      Krishnadevaraya College of Dental Sciences, Bengaluru
      A.J. Institute of Dental Sciences, Mangaluru
      Coorg Institute of Dental Sciences, Virajpet
      Farooqia Dental College, Mysuru
      H.K.E. Society's S. Nijalingappa Institute of Dental Sciences, Kalaburagi
      P.M.N.M. Dental College, Bagalkot
      Navodaya Dental College, Raichur
      A.M.E.'s Dental College, Raichur
      KVG Dental College, Sullia
      Sharavathi Dental College, Shivamogga
      Srinivas Institute of Dental Sciences, Mangaluru
      Sri Hasanamba Dental College, Hassan
      Al-Badar Dental College, Kalaburagi
      Al-Ameen Dental College, Vijayapura
      Maratha Mandal's NGH Institute of Dental Sciences, Belagavi`,
    deemed: `
      Manipal College of Dental Sciences, Manipal
      Manipal College of Dental Sciences, Mangaluru
      A.B. Shetty Memorial Institute of Dental Sciences, Mangaluru
      JSS Dental College, Mysuru
      KLE V.K. Institute of Dental Sciences, Belagavi
      Yenepoya Dental College, Mangaluru
      Rajarajeswari Dental College, Bengaluru
      Sri Siddhartha Dental College, Tumakuru
      KLE Society's Institute of Dental Sciences, Bengaluru`,
  },
  Kerala: {
    government: `
      Government Dental College, Thiruvananthapuram
      Government Dental College, Kozhikode
      Government Dental College, Kottayam
      Government Dental College, Thrissur
      Government Dental College, Alappuzha
      Government Dental College, Kannur`,
    private: `
      Pushpagiri College of Dental Sciences, Thiruvalla
      Mar Baselios Dental College, Kothamangalam
      PMS College of Dental Science, Thiruvananthapuram
      Azeezia College of Dental Sciences, Kollam
      KMCT Dental College, Kozhikode
      MES Dental College, Perinthalmanna
      Annoor Dental College, Muvattupuzha
      Indira Gandhi Institute of Dental Sciences, Kothamangalam
      St. Gregorios Dental College, Chelad
      Royal Dental College, Palakkad
      Kannur Dental College, Kannur
      Educare Institute of Dental Sciences, Malappuram
      Malabar Dental College, Edappal
      Sree Sankara Dental College, Varkala`,
    deemed: `
      Amrita School of Dentistry, Kochi`,
  },
  'Tamil Nadu': {
    government: `
      Tamil Nadu Government Dental College, Chennai
      Government Dental College, Chidambaram
      Government Dental College, Pudukkottai
      Government Dental College, Villupuram`,
    private: `
      Ragas Dental College, Chennai
      Tagore Dental College, Chennai
      Adhiparasakthi Dental College, Melmaruvathur
      Karpaga Vinayaga Institute of Dental Sciences, Maduranthagam
      CSI College of Dental Sciences, Madurai
      Best Dental Science College, Madurai
      RVS Dental College, Coimbatore
      Sri Ramakrishna Dental College, Coimbatore
      KSR Institute of Dental Science, Tiruchengode
      JKK Nattraja Dental College, Komarapalayam
      Vivekanandha Dental College for Women, Tiruchengode
      Sree Mookambika Institute of Dental Sciences, Kulasekharam
      Rajas Dental College, Kavalkinaru
      Asan Memorial Dental College, Chengalpattu
      Madha Dental College, Chennai
      Dhanalakshmi Srinivasan Dental College, Siruvachur
      Nandha Dental College, Erode`,
    deemed: `
      Saveetha Dental College, Chennai
      Sri Ramachandra Dental College, Chennai
      SRM Dental College, Ramapuram
      SRM Kattankulathur Dental College, Kattankulathur
      Meenakshi Ammal Dental College, Chennai
      Sree Balaji Dental College, Chennai
      Thai Moogambigai Dental College, Chennai
      Vinayaka Mission's Sankarachariyar Dental College, Salem
      Chettinad Dental College, Kelambakkam
      Priyadarshini Dental College, Tiruvallur`,
  },
  Puducherry: {
    government: `
      Mahatma Gandhi Postgraduate Institute of Dental Sciences, Puducherry`,
    private: `
      Mahe Institute of Dental Sciences, Mahe
      Sri Venkateshwaraa Dental College, Puducherry`,
    deemed: `
      Indira Gandhi Institute of Dental Sciences, Puducherry`,
  },
  'Andhra Pradesh': {
    government: `
      Government Dental College, Vijayawada
      Government Dental College, Kadapa`,
    private: `
      Vishnu Dental College, Bhimavaram
      St. Joseph Dental College, Eluru
      Narayana Dental College, Nellore
      GSL Dental College, Rajamahendravaram
      Sibar Institute of Dental Sciences, Guntur
      Drs. Sudha and Nageswara Rao Siddhartha Institute of Dental Sciences, Gannavaram
      Lenora Institute of Dental Sciences, Rajamahendravaram
      KIMS Dental College, Amalapuram
      Anil Neerukonda Institute of Dental Sciences, Visakhapatnam
      CKS Theja Institute of Dental Sciences, Tirupati
      G. Pulla Reddy Dental College, Kurnool`,
    deemed: `
      GITAM Dental College, Visakhapatnam`,
  },
  Telangana: {
    government: `
      Government Dental College, Hyderabad`,
    private: `
      Army College of Dental Sciences, Secunderabad
      Panineeya Mahavidyalaya Institute of Dental Sciences, Hyderabad
      Sri Sai College of Dental Surgery, Vikarabad
      Kamineni Institute of Dental Sciences, Narketpally
      Mamata Dental College, Khammam
      MNR Dental College, Sangareddy
      SVS Institute of Dental Sciences, Mahabubnagar
      Malla Reddy Institute of Dental Sciences, Hyderabad
      Malla Reddy Dental College for Women, Hyderabad
      Meghna Institute of Dental Sciences, Nizamabad
      Tirumala Institute of Dental Sciences, Nizamabad`,
  },
  'Uttar Pradesh': {
    central: `
      Faculty of Dental Sciences, Banaras Hindu University, Varanasi
      Dr. Ziauddin Ahmad Dental College, Aligarh Muslim University, Aligarh`,
    government: `
      Faculty of Dental Sciences, King George's Medical University, Lucknow`,
    private: `
      Babu Banarasi Das College of Dental Sciences, Lucknow
      Sardar Patel Postgraduate Institute of Dental Sciences, Lucknow
      Institute of Dental Sciences, Bareilly
      Career Postgraduate Institute of Dental Sciences, Lucknow
      Chandra Dental College, Barabanki
      School of Dental Sciences, Sharda University, Greater Noida
      I.T.S. Centre for Dental Studies and Research, Ghaziabad
      I.T.S. Dental College, Greater Noida
      Teerthanker Mahaveer Dental College, Moradabad
      Kothiwal Dental College, Moradabad
      Subharti Dental College, Meerut
      Saraswati Dental College, Lucknow
      Rama Dental College, Kanpur
      Inderprastha Dental College, Ghaziabad
      Divya Jyoti College of Dental Sciences, Modinagar
      D.J. College of Dental Sciences, Modinagar
      K.D. Dental College, Mathura
      Kalka Dental College, Meerut`,
    deemed: `
      Santosh Dental College, Ghaziabad`,
  },
  Punjab: {
    government: `
      Government Dental College, Patiala
      Government Dental College, Amritsar`,
    private: `
      Christian Dental College, Ludhiana
      Baba Jaswant Singh Dental College, Ludhiana
      Sri Guru Ram Das Institute of Dental Sciences, Amritsar
      Dasmesh Institute of Research and Dental Sciences, Faridkot
      Genesis Institute of Dental Sciences, Ferozepur
      Luxmi Bai Institute of Dental Sciences, Patiala
      Guru Nanak Dev Dental College, Sunam
      Adesh Institute of Dental Sciences, Bathinda
      Desh Bhagat Dental College, Mandi Gobindgarh
      National Dental College, Dera Bassi
      Rayat Bahra Dental College, Mohali`,
  },
  Chandigarh: {
    central: `
      Dr. Harvansh Singh Judge Institute of Dental Sciences, Panjab University, Chandigarh`,
  },
  Haryana: {
    government: `
      Post Graduate Institute of Dental Sciences, Rohtak`,
    private: `
      SGT Dental College, Gurugram
      Sudha Rustagi College of Dental Sciences, Faridabad
      D.A.V. Dental College, Yamunanagar
      Manav Rachna Dental College, Faridabad
      Yamuna Institute of Dental Sciences, Gadholi
      Swami Devi Dyal Dental College, Barwala`,
    deemed: `
      Maharishi Markandeshwar College of Dental Sciences, Mullana`,
  },
  Rajasthan: {
    government: `
      RUHS College of Dental Sciences, Jaipur`,
    private: `
      Mahatma Gandhi Dental College, Jaipur
      Geetanjali Dental College, Udaipur
      Pacific Dental College, Udaipur
      Darshan Dental College, Udaipur
      Jaipur Dental College, Jaipur
      Jodhpur Dental College, Jodhpur
      Maharaja Ganga Singh Dental College, Sri Ganganagar
      NIMS Dental College, Jaipur
      Rajasthan Dental College, Jaipur`,
  },
  'Madhya Pradesh': {
    government: `
      Government College of Dentistry, Indore`,
    private: `
      People's Dental Academy, Bhopal
      Rishiraj College of Dental Sciences, Bhopal
      Sri Aurobindo College of Dentistry, Indore
      Index Institute of Dental Sciences, Indore
      Hitkarini Dental College, Jabalpur
      Modern Dental College, Indore
      Maharana Pratap College of Dentistry, Gwalior
      Bhabha College of Dental Sciences, Bhopal`,
  },
  Chhattisgarh: {
    government: `
      Government Dental College, Raipur`,
    private: `
      Chhattisgarh Dental College, Rajnandgaon
      Rungta College of Dental Sciences, Bhilai
      New Horizon Dental College, Bilaspur
      Maitri College of Dentistry, Durg
      Triveni Institute of Dental Sciences, Bilaspur`,
  },
  Bihar: {
    government: `
      Patna Dental College, Patna
      Government Dental College, Nalanda`,
    private: `
      Buddha Institute of Dental Sciences, Patna
      Dr. B.R. Ambedkar Institute of Dental Sciences, Patna
      Sarjug Dental College, Darbhanga
      Mithila Minority Dental College, Darbhanga`,
  },
  Jharkhand: {
    government: `
      Dental Institute, RIMS, Ranchi`,
    private: `
      Awadh Dental College, Jamshedpur
      Hazaribag College of Dental Sciences, Hazaribagh
      Vananchal Dental College, Garhwa`,
  },
  Odisha: {
    government: `
      SCB Dental College, Cuttack`,
    private: `
      Hi-Tech Dental College, Bhubaneswar`,
    deemed: `
      Kalinga Institute of Dental Sciences, Bhubaneswar
      Institute of Dental Sciences, SOA University, Bhubaneswar`,
  },
  'West Bengal': {
    government: `
      Dr. R. Ahmed Dental College, Kolkata
      North Bengal Dental College, Siliguri
      Burdwan Dental College, Bardhaman`,
    private: `
      Gurunanak Institute of Dental Sciences, Kolkata
      Haldia Institute of Dental Sciences, Haldia
      Kusum Devi Sunderlal Dugar Jain Dental College, Kolkata`,
  },
  Assam: {
    government: `
      Regional Dental College, Guwahati
      Government Dental College, Dibrugarh
      Government Dental College, Silchar`,
  },
  Tripura: {
    government: `
      Agartala Government Dental College, Agartala`,
  },
  Manipur: {
    central: `
      Dental College, RIMS, Imphal`,
    government: `
      Dental College, JNIMS, Imphal`,
  },
  'Himachal Pradesh': {
    government: `
      Himachal Pradesh Government Dental College, Shimla`,
    private: `
      Bhojia Dental College, Baddi
      Himachal Dental College, Sundernagar
      Himachal Institute of Dental Sciences, Paonta Sahib`,
  },
  'Jammu and Kashmir': {
    government: `
      Government Dental College, Srinagar
      Indira Gandhi Government Dental College, Jammu`,
    private: `
      Institute of Dental Sciences, Sehora`,
  },
  Uttarakhand: {
    private: `
      Uttaranchal Dental College, Dehradun
      Seema Dental College, Rishikesh`,
  },
};
