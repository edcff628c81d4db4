import { stateNames } from '@seatwise/api-client/contract/constants/applicant';

/**
 * All 28 states and 8 union territories. `remoteness` weighs how far students from elsewhere shun
 * them: 0 for the metropolis everyone lists first, above 1 for islands and mountains. A state with
 * `invents` has more private colleges than the lists of real names hold.
 */
interface StateFacts {
  readonly remoteness: number;
  readonly invents?: {
    readonly medical: number;
    readonly dental: number;
    readonly founders: readonly string[];
    readonly cities: readonly string[];
  };
}

const stateFacts = {
  'Andaman and Nicobar Islands': { remoteness: 1.9 },
  'Andhra Pradesh': {
    remoteness: 0.4,
    invents: {
      medical: 3,
      dental: 3,
      founders: ['Sri Godavari', 'Krishnaveni', 'Sri Annapurna', 'Penna'],
      cities: ['Bhimavaram', 'Tenali', 'Proddatur', 'Hindupur', 'Anakapalli', 'Chirala'],
    },
  },
  'Arunachal Pradesh': { remoteness: 2 },
  Assam: { remoteness: 1 },
  Bihar: {
    remoteness: 0.5,
    invents: {
      medical: 0,
      dental: 1,
      founders: ['Maa Mundeshwari'],
      cities: ['Ara'],
    },
  },
  Chandigarh: { remoteness: 0 },
  Chhattisgarh: {
    remoteness: 0.6,
    invents: { medical: 1, dental: 0, founders: ['Maa Danteshwari'], cities: ['Dhamtari'] },
  },
  'Dadra and Nagar Haveli and Daman and Diu': { remoteness: 1.1 },
  Delhi: { remoteness: 0 },
  Goa: { remoteness: 0.3 },
  Gujarat: {
    remoteness: 0.3,
    invents: {
      medical: 0,
      dental: 3,
      founders: ['Sardar Vallabhbhai', 'Narmada', 'Shree Umiya'],
      cities: ['Rajkot', 'Mehsana', 'Anand', 'Bharuch'],
    },
  },
  Haryana: {
    remoteness: 0.3,
    invents: {
      medical: 1,
      dental: 3,
      founders: ['Saraswati', 'Chaudhary Ranbir Singh', 'Kurukshetra', 'Shri Balaji'],
      cities: ['Sonipat', 'Hisar', 'Jind', 'Sirsa', 'Rewari'],
    },
  },
  'Himachal Pradesh': { remoteness: 0.6 },
  'Jammu and Kashmir': { remoteness: 1 },
  Jharkhand: {
    remoteness: 0.65,
    invents: {
      medical: 1,
      dental: 1,
      founders: ['Damodar', 'Sidhu Kanhu'],
      cities: ['Bokaro', 'Giridih', 'Deoghar'],
    },
  },
  Karnataka: {
    remoteness: 0.3,
    invents: {
      medical: 9,
      dental: 7,
      founders: ['Sri Kaveri', 'Basava', 'Sri Sharada', 'Kuvempu', 'Sri Manjunatha', 'Tungabhadra'],
      cities: [
        'Bengaluru',
        'Mysuru',
        'Hubballi',
        'Udupi',
        'Ramanagara',
        'Tumakuru',
        'Davanagere',
        'Hassan',
        'Ballari',
        'Belagavi',
        'Kolar',
      ],
    },
  },
  Kerala: {
    remoteness: 0.3,
    invents: {
      medical: 0,
      dental: 4,
      founders: ['Nila', 'Sree Chithra', 'Periyar', 'St. Alphonsa'],
      cities: ['Thrissur', 'Kottayam', 'Kozhikode', 'Kollam', 'Pathanamthitta'],
    },
  },
  Ladakh: { remoteness: 2 },
  Lakshadweep: { remoteness: 2 },
  'Madhya Pradesh': {
    remoteness: 0.45,
    invents: {
      medical: 4,
      dental: 5,
      founders: ['Narmada', 'Rani Durgavati', 'Mahakal', 'Vindhya', 'Raja Bhoj'],
      cities: ['Bhopal', 'Indore', 'Gwalior', 'Ujjain', 'Hoshangabad', 'Sehore', 'Katni'],
    },
  },
  Maharashtra: {
    remoteness: 0.25,
    invents: {
      medical: 7,
      dental: 8,
      founders: ['Sahyadri', 'Savitribai Phule', 'Sant Tukaram', 'Shivneri', 'Rajmata Jijau'],
      cities: [
        'Mumbai',
        'Pune',
        'Nashik',
        'Nagpur',
        'Solapur',
        'Kolhapur',
        'Wardha',
        'Beed',
        'Panvel',
        'Jalgaon',
        'Shirdi',
      ],
    },
  },
  Manipur: { remoteness: 1.5 },
  Meghalaya: { remoteness: 1.6 },
  Mizoram: { remoteness: 1.9 },
  Nagaland: { remoteness: 2 },
  Odisha: {
    remoteness: 0.5,
    invents: {
      medical: 1,
      dental: 1,
      founders: ['Utkal', 'Mahanadi'],
      cities: ['Sambalpur', 'Brahmapur'],
    },
  },
  Puducherry: { remoteness: 0.4 },
  Punjab: {
    remoteness: 0.35,
    invents: {
      medical: 1,
      dental: 1,
      founders: ['Guru Ravidas', 'Mata Sahib Kaur'],
      cities: ['Hoshiarpur', 'Moga', 'Sangrur'],
    },
  },
  Rajasthan: {
    remoteness: 0.35,
    invents: {
      medical: 1,
      dental: 6,
      founders: ['Maharana Pratap', 'Mewar', 'Aravali', 'Rani Padmini', 'Meera Bai'],
      cities: ['Jaipur', 'Kota', 'Ajmer', 'Bikaner', 'Alwar', 'Jodhpur', 'Sikar'],
    },
  },
  Sikkim: { remoteness: 1.5 },
  'Tamil Nadu': {
    remoteness: 0.35,
    invents: {
      medical: 8,
      dental: 2,
      founders: ['Sri Kamakshi', 'Thiruvalluvar', 'Bharathi', 'Thamirabarani', 'Kaveri', 'Kamaraj'],
      cities: [
        'Chennai',
        'Coimbatore',
        'Madurai',
        'Tiruchirappalli',
        'Salem',
        'Erode',
        'Tirunelveli',
        'Kanchipuram',
        'Thanjavur',
      ],
    },
  },
  Telangana: {
    remoteness: 0.35,
    invents: {
      medical: 6,
      dental: 2,
      founders: [
        'Sri Bhadradri',
        'Kakatiya Vidya',
        'Sri Yadadri',
        'Sri Venkatadri',
        'Rani Rudrama',
      ],
      cities: [
        'Hyderabad',
        'Warangal',
        'Nalgonda',
        'Karimnagar',
        'Medchal',
        'Nizamabad',
        'Shadnagar',
      ],
    },
  },
  Tripura: { remoteness: 1.6 },
  Uttarakhand: {
    remoteness: 0.45,
    invents: {
      medical: 0,
      dental: 2,
      founders: ['Nanda Devi', 'Kumaon'],
      cities: ['Haldwani', 'Haridwar'],
    },
  },
  'Uttar Pradesh': {
    remoteness: 0.45,
    invents: {
      medical: 7,
      dental: 11,
      founders: [
        'Ganga Yamuna',
        'Maa Saraswati',
        'Pandit Madan Mohan Malviya',
        'Swami Vivekananda',
        'Shri Krishna Vidya',
        'Shri Ram Vidya',
      ],
      cities: [
        'Lucknow',
        'Kanpur',
        'Prayagraj',
        'Varanasi',
        'Gorakhpur',
        'Agra',
        'Aligarh',
        'Bareilly',
        'Meerut',
        'Moradabad',
        'Jhansi',
        'Noida',
        'Ghaziabad',
      ],
    },
  },
  'West Bengal': {
    remoteness: 0.35,
    invents: {
      medical: 2,
      dental: 1,
      founders: ['Vidyasagar', 'Sister Nivedita', 'Hooghly'],
      cities: ['Kolkata', 'Asansol', 'Chinsurah', 'Siliguri'],
    },
  },
} as const satisfies Record<string, StateFacts>;

export type StateName = (typeof stateNames)[number];

export const states: Readonly<Record<StateName, StateFacts>> = stateFacts;

export { stateNames };
