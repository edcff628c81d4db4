/** All 28 states and 8 union territories. */
export const stateNames = [
  'Andaman and Nicobar Islands',
  'Andhra Pradesh',
  'Arunachal Pradesh',
  'Assam',
  'Bihar',
  'Chandigarh',
  'Chhattisgarh',
  'Dadra and Nagar Haveli and Daman and Diu',
  'Delhi',
  'Goa',
  'Gujarat',
  'Haryana',
  'Himachal Pradesh',
  'Jammu and Kashmir',
  'Jharkhand',
  'Karnataka',
  'Kerala',
  'Ladakh',
  'Lakshadweep',
  'Madhya Pradesh',
  'Maharashtra',
  'Manipur',
  'Meghalaya',
  'Mizoram',
  'Nagaland',
  'Odisha',
  'Puducherry',
  'Punjab',
  'Rajasthan',
  'Sikkim',
  'Tamil Nadu',
  'Telangana',
  'Tripura',
  'Uttarakhand',
  'Uttar Pradesh',
  'West Bengal',
] as const;

export type StateName = (typeof stateNames)[number];

/** The communities that quotas are kept for; 'none' is an answer too. */
export const minorities = ['none', 'Muslim', 'Jain', 'other'] as const;

/** The universities that keep seats for those who studied there. */
export const alumniUniversities = ['none', 'AMU', 'BHU', 'DU', 'IP', 'Jamia'] as const;
