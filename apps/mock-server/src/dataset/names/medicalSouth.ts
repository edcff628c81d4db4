import type { RealNames } from './realNames.ts';

/** Within a state and kind: the most sought after first. The order decides how cut-offs fall. */
export const medicalSouth: RealNames = {
  'Andhra Pradesh': {
    central: `
      AIIMS, Mangalagiri`,
    government: `
      Andhra Medical College, Visakhapatnam
      Guntur Medical College, Guntur
      Rangaraya Medical College, Kakinada
      Siddhartha Medical College, Vijayawada
      Sri Venkateswara Medical College, Tirupati
      Kurnool Medical College, Kurnool
      Sri Padmavathi Medical College for Women, SVIMS, Tirupati
      Government Medical College, Ananthapuramu
      ACSR Government Medical College, Nellore
      Government Medical College, Kadapa
      Government Medical College, Srikakulam
      Government Medical College, Ongole
      Government Medical College, Eluru
      Government Medical College, Rajamahendravaram
      Government Medical College, Vizianagaram
      Government Medical College, Machilipatnam
      Government Medical College, Nandyal
      Government Medical College, Paderu`,
    private: `
      Alluri Sitarama Raju Academy of Medical Sciences, Eluru
      NRI Medical College, Chinakakani
      Narayana Medical College, Nellore
      Dr. Pinnamaneni Siddhartha Institute of Medical Sciences, Gannavaram
      GSL Medical College, Rajamahendravaram
      Maharajah's Institute of Medical Sciences, Vizianagaram
      Konaseema Institute of Medical Sciences, Amalapuram
      PES Institute of Medical Sciences and Research, Kuppam
      Katuri Medical College, Guntur
      Santhiram Medical College, Nandyal
      Great Eastern Medical School, Srikakulam
      Apollo Institute of Medical Sciences and Research, Chittoor
      Gayatri Vidya Parishad Institute of Health Care and Medical Technology, Visakhapatnam
      Viswabharathi Medical College, Kurnool
      Nimra Institute of Medical Sciences, Vijayawada`,
    deemed: `
      GITAM Institute of Medical Sciences and Research, Visakhapatnam`,
  },
  Telangana: {
    central: `
      AIIMS, Bibinagar`,
    government: `
      Osmania Medical College, Hyderabad
      Gandhi Medical College, Secunderabad
      Kakatiya Medical College, Warangal
      Nizam's Institute of Medical Sciences, Hyderabad
      Government Medical College, Nizamabad
      Rajiv Gandhi Institute of Medical Sciences, Adilabad
      Government Medical College, Mahabubnagar
      Government Medical College, Siddipet
      Government Medical College, Nalgonda
      Government Medical College, Suryapet
      Government Medical College, Sangareddy
      Government Medical College, Karimnagar
      Government Medical College, Khammam
      Government Medical College, Jagtial
      Government Medical College, Mancherial
      Government Medical College, Mahabubabad
      Government Medical College, Bhadradri Kothagudem
      Government Medical College, Nagarkurnool
      Government Medical College, Wanaparthy
      Government Medical College, Ramagundam
      Government Medical College, Vikarabad
      Government Medical College, Kamareddy
      Government Medical College, Jangaon
      Government Medical College, Rajanna Sircilla
      Government Medical College, Nirmal
      Government Medical College, Jayashankar Bhupalpally
      Government Medical College, Kumuram Bheem Asifabad
      Government Medical College, Medak
      Government Medical College, Yadadri Bhuvanagiri
      Government Medical College, Jogulamba Gadwal
      Government Medical College, Narayanpet
      Government Medical College, Mulugu
      Government Medical College, Narsampet
      Government Medical College, Maheshwaram
      Government Medical College, Quthbullapur
      Government Medical College, Kodangal`,
    ESIC: `
      ESIC Medical College, Sanathnagar`,
    private: `
      Deccan College of Medical Sciences, Hyderabad
      Apollo Institute of Medical Sciences and Research, Hyderabad
      Kamineni Institute of Medical Sciences, Narketpally
      Kamineni Academy of Medical Sciences, Hyderabad
      Mamata Medical College, Khammam
      Mamata Academy of Medical Sciences, Hyderabad
      Malla Reddy Institute of Medical Sciences, Hyderabad
      Malla Reddy Medical College for Women, Hyderabad
      Mediciti Institute of Medical Sciences, Ghanpur
      Chalmeda Anand Rao Institute of Medical Sciences, Karimnagar
      Prathima Institute of Medical Sciences, Karimnagar
      SVS Medical College, Mahabubnagar
      Bhaskar Medical College, Yenkapally
      Shadan Institute of Medical Sciences, Hyderabad
      Dr. VRK Women's Medical College, Aziznagar
      MNR Medical College, Sangareddy
      RVM Institute of Medical Sciences, Siddipet
      Maheshwara Medical College, Patancheru
      Dr. Patnam Mahender Reddy Institute of Medical Sciences, Chevella
      Mahavir Institute of Medical Sciences, Vikarabad
      Surabhi Institute of Medical Sciences, Siddipet`,
  },
  Karnataka: {
    central: `
      NIMHANS, Bengaluru`,
    government: `
      Bangalore Medical College and Research Institute, Bengaluru
      Mysore Medical College and Research Institute, Mysuru
      Karnataka Medical College and Research Institute, Hubballi
      Shri Atal Bihari Vajpayee Medical College and Research Institute, Bengaluru
      Vijayanagar Institute of Medical Sciences, Ballari
      Belagavi Institute of Medical Sciences, Belagavi
      Hassan Institute of Medical Sciences, Hassan
      Mandya Institute of Medical Sciences, Mandya
      Shivamogga Institute of Medical Sciences, Shivamogga
      Raichur Institute of Medical Sciences, Raichur
      Gulbarga Institute of Medical Sciences, Kalaburagi
      Bidar Institute of Medical Sciences, Bidar
      Gadag Institute of Medical Sciences, Gadag
      Koppal Institute of Medical Sciences, Koppal
      Karwar Institute of Medical Sciences, Karwar
      Kodagu Institute of Medical Sciences, Madikeri
      Chamarajanagar Institute of Medical Sciences, Chamarajanagar
      Chikkamagaluru Institute of Medical Sciences, Chikkamagaluru
      Chikkaballapura Institute of Medical Sciences, Chikkaballapura
      Haveri Institute of Medical Sciences, Haveri
      Chitradurga Medical College and Research Institute, Chitradurga
      Yadgiri Institute of Medical Sciences, Yadgiri`,
    ESIC: `
      ESIC Medical College, Rajajinagar, Bengaluru
      ESIC Medical College, Kalaburagi`,
    private: `
      St. John's Medical College, Bengaluru
      M.S. Ramaiah Medical College, Bengaluru
      Kempegowda Institute of Medical Sciences, Bengaluru
      Father Muller Medical College, Mangaluru
      JJM Medical College, Davanagere
      Vydehi Institute of Medical Sciences, Bengaluru
      Dr. B.R. Ambedkar Medical College, Bengaluru
      A.J. Institute of Medical Sciences, Mangaluru
      S.S. Institute of Medical Sciences, Davanagere
      Adichunchanagiri Institute of Medical Sciences, Mandya
      BGS Global Institute of Medical Sciences, Bengaluru
      Sapthagiri Institute of Medical Sciences, Bengaluru
      MVJ Medical College, Hoskote
      The Oxford Medical College, Bengaluru
      East Point College of Medical Sciences, Bengaluru
      Akash Institute of Medical Sciences, Devanahalli
      SDM College of Medical Sciences and Hospital, Dharwad
      Mahadevappa Rampure Medical College, Kalaburagi
      Khaja Bandanawaz Institute of Medical Sciences, Kalaburagi
      S. Nijalingappa Medical College, Bagalkot
      Al-Ameen Medical College, Vijayapura
      Navodaya Medical College, Raichur
      Subbaiah Institute of Medical Sciences, Shivamogga
      Basaveshwara Medical College, Chitradurga
      KVG Medical College, Sullia
      Kanachur Institute of Medical Sciences, Mangaluru
      Srinivas Institute of Medical Sciences, Mangaluru
      G.R. Medical College, Mangaluru`,
    deemed: `
      Kasturba Medical College, Manipal
      Kasturba Medical College, Mangaluru
      JSS Medical College, Mysuru
      K.S. Hegde Medical Academy, Mangaluru
      Jawaharlal Nehru Medical College, KLE Academy, Belagavi
      Yenepoya Medical College, Mangaluru
      Sri Devaraj Urs Medical College, Kolar
      Shri B.M. Patil Medical College, Vijayapura
      Rajarajeswari Medical College, Bengaluru
      Sri Siddhartha Medical College, Tumakuru
      Sri Siddhartha Institute of Medical Sciences, T. Begur`,
  },
  Kerala: {
    government: `
      Government Medical College, Kozhikode
      Government Medical College, Thiruvananthapuram
      Government Medical College, Kottayam
      Government Medical College, Thrissur
      Government T.D. Medical College, Alappuzha
      Government Medical College, Ernakulam
      Government Medical College, Kannur
      Government Medical College, Manjeri
      Government Medical College, Kollam
      Government Medical College, Palakkad
      Government Medical College, Konni
      Government Medical College, Idukki
      Government Medical College, Wayanad
      Government Medical College, Kasaragod`,
    private: `
      Amala Institute of Medical Sciences, Thrissur
      Jubilee Mission Medical College, Thrissur
      Pushpagiri Institute of Medical Sciences, Thiruvalla
      MOSC Medical College, Kolenchery
      Believers Church Medical College, Thiruvalla
      MES Medical College, Perinthalmanna
      KMCT Medical College, Kozhikode
      Malabar Medical College, Kozhikode
      Sree Gokulam Medical College, Thiruvananthapuram
      SUT Academy of Medical Sciences, Thiruvananthapuram
      Dr. Somervell Memorial CSI Medical College, Karakonam
      Travancore Medical College, Kollam
      Azeezia Institute of Medical Sciences, Kollam
      Sree Narayana Institute of Medical Sciences, Ernakulam
      Karuna Medical College, Palakkad
      P.K. Das Institute of Medical Sciences, Ottapalam
      Mount Zion Medical College, Adoor
      Al-Azhar Medical College, Thodupuzha
      Dr. Moopen's Medical College, Wayanad`,
    deemed: `
      Amrita School of Medicine, Kochi`,
  },
  Puducherry: {
    central: `
      JIPMER, Puducherry
      JIPMER, Karaikal`,
    government: `
      Indira Gandhi Medical College and Research Institute, Puducherry`,
    private: `
      Pondicherry Institute of Medical Sciences, Puducherry
      Sri Manakula Vinayagar Medical College, Puducherry
      Sri Venkateshwaraa Medical College, Puducherry`,
    deemed: `
      Mahatma Gandhi Medical College and Research Institute, Puducherry
      Aarupadai Veedu Medical College, Puducherry
      Sri Lakshmi Narayana Institute of Medical Sciences, Puducherry
      Vinayaka Mission's Medical College, Karaikal`,
  },
  'Tamil Nadu': {
    central: `
      AIIMS, Madurai`,
    government: `
      Madras Medical College, Chennai
      Stanley Medical College, Chennai
      Kilpauk Medical College, Chennai
      Government Medical College, Omandurar Estate, Chennai
      Madurai Medical College, Madurai
      Coimbatore Medical College, Coimbatore
      Chengalpattu Medical College, Chengalpattu
      Thanjavur Medical College, Thanjavur
      K.A.P. Viswanatham Government Medical College, Tiruchirappalli
      Tirunelveli Medical College, Tirunelveli
      Government Mohan Kumaramangalam Medical College, Salem
      Government Vellore Medical College, Vellore
      Government Medical College, ESI Hospital, Coimbatore
      Government Erode Medical College, Perundurai
      Kanyakumari Government Medical College, Asaripallam
      Government Theni Medical College, Theni
      Government Thoothukudi Medical College, Thoothukudi
      Government Villupuram Medical College, Villupuram
      Government Dharmapuri Medical College, Dharmapuri
      Government Karur Medical College, Karur
      Government Sivagangai Medical College, Sivaganga
      Government Tiruvannamalai Medical College, Tiruvannamalai
      Government Thiruvarur Medical College, Thiruvarur
      Government Pudukkottai Medical College, Pudukkottai
      Government Cuddalore Medical College, Chidambaram
      Government Medical College, Tiruvallur
      Government Medical College, Tiruppur
      Government Medical College, Namakkal
      Government Medical College, Dindigul
      Government Medical College, Virudhunagar
      Government Medical College, Krishnagiri
      Government Medical College, Kallakurichi
      Government Medical College, Nagapattinam
      Government Medical College, Ariyalur
      Government Medical College, Ramanathapuram
      Government Medical College, The Nilgiris`,
    ESIC: `
      ESIC Medical College, K.K. Nagar, Chennai`,
    private: `
      Christian Medical College, Vellore
      PSG Institute of Medical Sciences and Research, Coimbatore
      KMCH Institute of Health Sciences and Research, Coimbatore
      Karpagam Faculty of Medical Sciences and Research, Coimbatore
      Velammal Medical College, Madurai
      Karpaga Vinayaga Institute of Medical Sciences, Maduranthagam
      Melmaruvathur Adhiparasakthi Institute of Medical Sciences, Melmaruvathur
      Tagore Medical College, Chennai
      Madha Medical College, Chennai
      Panimalar Medical College, Chennai
      Sri Muthukumaran Medical College, Chennai
      Annapoorana Medical College, Salem
      Dhanalakshmi Srinivasan Medical College, Perambalur
      Trichy SRM Medical College, Tiruchirappalli
      Sree Mookambika Institute of Medical Sciences, Kulasekharam
      Indira Medical College, Tiruvallur
      St. Peter's Medical College, Hosur
      Nandha Medical College, Erode
      Arunai Medical College, Tiruvannamalai
      Swamy Vivekanandha Medical College, Namakkal`,
    deemed: `
      Sri Ramachandra Medical College, Chennai
      SRM Medical College, Kattankulathur
      Saveetha Medical College, Chennai
      Chettinad Hospital and Research Institute, Kelambakkam
      Sree Balaji Medical College, Chennai
      ACS Medical College, Chennai
      Meenakshi Medical College, Kanchipuram
      Vinayaka Mission's Kirupananda Variyar Medical College, Salem
      Bhaarath Medical College, Chennai
      VELS Medical College, Chennai
      Takshashila Medical College, Tindivanam`,
  },
};
