/** All 28 states and 8 union territories, with their capitals' position: degrees north and east. */
export const capitals = {
  'Andaman and Nicobar Islands': [11.67, 92.74],
  'Andhra Pradesh': [16.51, 80.52],
  'Arunachal Pradesh': [27.08, 93.61],
  Assam: [26.14, 91.79],
  Bihar: [25.59, 85.14],
  Chandigarh: [30.73, 76.78],
  Chhattisgarh: [21.25, 81.63],
  'Dadra and Nagar Haveli and Daman and Diu': [20.4, 72.83],
  Delhi: [28.61, 77.21],
  Goa: [15.49, 73.83],
  Gujarat: [23.22, 72.65],
  Haryana: [30.73, 76.78],
  'Himachal Pradesh': [31.1, 77.17],
  'Jammu and Kashmir': [34.08, 74.8],
  Jharkhand: [23.34, 85.31],
  Karnataka: [12.97, 77.59],
  Kerala: [8.52, 76.94],
  Ladakh: [34.15, 77.58],
  Lakshadweep: [10.57, 72.64],
  'Madhya Pradesh': [23.26, 77.41],
  Maharashtra: [19.08, 72.88],
  Manipur: [24.82, 93.94],
  Meghalaya: [25.58, 91.89],
  Mizoram: [23.73, 92.72],
  Nagaland: [25.67, 94.11],
  Odisha: [20.3, 85.82],
  Puducherry: [11.94, 79.81],
  Punjab: [30.73, 76.78],
  Rajasthan: [26.91, 75.79],
  Sikkim: [27.33, 88.61],
  'Tamil Nadu': [13.08, 80.27],
  Telangana: [17.39, 78.49],
  Tripura: [23.83, 91.28],
  Uttarakhand: [30.32, 78.03],
  'Uttar Pradesh': [26.85, 80.95],
  'West Bengal': [22.57, 88.36],
} as const satisfies Readonly<Record<string, readonly [north: number, east: number]>>;

export type StateName = keyof typeof capitals;
export const stateNames = Object.keys(capitals) as [StateName, ...StateName[]];

/** The communities with reserved quotas; 'none' is an answer too. */
export const minorities = ['none', 'Muslim', 'Jain', 'other'] as const;

/** Where Class 11 and 12 were attended: Delhi (NCT), the rest of the capital region, elsewhere. */
export const schoolings = ['Delhi', 'NCR', 'elsewhere'] as const;

/** Citizenship; OCI cards issued from 4 March 2021 only give access to NRI seats. */
export const nationalities = [
  'Indian',
  'NRI',
  'OCI before 2021-03-04',
  'OCI since 2021-03-04',
  'foreign',
] as const;

/** The universities with seats reserved for their own graduates. */
export const alumniUniversities = ['none', 'AMU', 'BHU', 'DU', 'IP', 'Jamia'] as const;
