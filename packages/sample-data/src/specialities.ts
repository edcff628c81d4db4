/**
 * Postgraduate programmes. `common` is the share of teaching colleges that run one, `seats` what a
 * middling college gives through the central counselling, `closing` the all-India open closing
 * ranks of 2024 over the colleges: the keenest, the median and the last.
 */
export interface Speciality {
  readonly name: string;
  readonly common: number;
  readonly seats: number;
  readonly closing: readonly [keenest: number, median: number, last: number];
}

const speciality = (
  name: string,
  common: number,
  seats: number,
  closing: Speciality['closing'],
): Speciality => ({ name, common, seats, closing });

export const specialities: readonly Speciality[] = [
  speciality('MD General Medicine', 1, 8, [1, 1960, 9900]),
  speciality('MD Radio-Diagnosis', 0.75, 3, [2, 641, 5800]),
  speciality('MD Dermatology (DVL)', 0.7, 2, [57, 1770, 12_000]),
  speciality('MD Paediatrics', 0.92, 5, [120, 4500, 13_500]),
  speciality('MS Obstetrics & Gynaecology', 0.95, 6, [180, 6600, 16_000]),
  speciality('MS General Surgery', 0.98, 8, [210, 8100, 21_000]),
  speciality('MS Orthopaedics', 0.88, 4, [350, 8600, 19_500]),
  speciality('MD Respiratory Medicine', 0.62, 2, [400, 6600, 17_000]),
  speciality('MD Psychiatry', 0.6, 2, [420, 9300, 24_000]),
  speciality('MD Emergency Medicine', 0.4, 2, [900, 10_800, 27_000]),
  speciality('MS Ophthalmology', 0.8, 3, [500, 12_500, 27_000]),
  speciality('MS ENT', 0.8, 2, [800, 12_900, 26_500]),
  speciality('MD Radiation Oncology', 0.3, 1.5, [900, 13_600, 34_000]),
  speciality('MD Anaesthesiology', 0.95, 7, [1200, 17_000, 32_500]),
  speciality('MD Pathology', 0.9, 4, [5200, 30_700, 62_000]),
  speciality('MD Transfusion Medicine (IHBT)', 0.25, 1.2, [12_000, 38_000, 72_000]),
  speciality('MD Physical Medicine & Rehabilitation', 0.2, 1.2, [5000, 21_000, 48_000]),
  speciality('MD Geriatrics', 0.1, 1.2, [1500, 9800, 23_000]),
  speciality('MD Nuclear Medicine', 0.07, 1.2, [2500, 16_500, 40_000]),
  speciality('MD Palliative Medicine', 0.05, 1, [9000, 34_000, 70_000]),
  speciality('MD Sports Medicine', 0.04, 1, [6000, 24_000, 52_000]),
  speciality('MD Hospital Administration', 0.07, 1, [14_000, 45_000, 90_000]),
  speciality('MD Tropical Medicine', 0.02, 1, [8000, 26_000, 50_000]),
  speciality('MD Community Medicine', 0.85, 3.5, [9000, 46_000, 98_000]),
  speciality('MD Microbiology', 0.85, 2.5, [17_000, 58_600, 110_000]),
  speciality('MD Pharmacology', 0.85, 2.5, [15_000, 61_000, 118_000]),
  speciality('MD Forensic Medicine', 0.65, 1.6, [14_000, 67_500, 128_000]),
  speciality('MD Biochemistry', 0.8, 1.8, [28_000, 82_000, 142_000]),
  speciality('MD Physiology', 0.8, 2, [30_000, 94_700, 158_000]),
  speciality('MS Anatomy', 0.8, 2, [33_000, 108_000, 172_000]),
];

/** Fellowships of the National Board, trained for in hospitals. */
export const nationalBoard: readonly Speciality[] = [
  speciality('DNB General Medicine', 0.9, 3, [420, 7400, 21_000]),
  speciality('DNB Radio-Diagnosis', 0.6, 2, [150, 2900, 11_500]),
  speciality('DNB Anaesthesiology', 0.85, 3, [2900, 26_000, 52_000]),
  speciality('DNB Paediatrics', 0.7, 2.5, [900, 10_500, 27_000]),
  speciality('DNB Obstetrics & Gynaecology', 0.7, 2.5, [1100, 12_800, 31_000]),
  speciality('DNB General Surgery', 0.75, 2.5, [1300, 15_600, 38_000]),
  speciality('DNB Orthopaedics', 0.7, 2, [1500, 15_200, 36_000]),
  speciality('DNB Emergency Medicine', 0.55, 2.5, [2400, 17_500, 43_000]),
  speciality('DNB Family Medicine', 0.3, 2, [6800, 27_000, 62_000]),
  speciality('DNB Respiratory Medicine', 0.35, 1.5, [1400, 13_000, 33_000]),
  speciality('DNB Psychiatry', 0.2, 1.5, [1800, 15_500, 36_000]),
  speciality('DNB Dermatology (DVL)', 0.2, 1, [600, 5900, 19_000]),
  speciality('DNB Ophthalmology', 0.35, 2, [1900, 19_500, 44_000]),
  speciality('DNB ENT', 0.35, 1.5, [2600, 20_500, 45_000]),
  speciality('DNB Pathology', 0.4, 1.5, [12_000, 43_000, 88_000]),
  speciality('DNB Radiation Oncology', 0.15, 1.2, [3200, 21_000, 52_000]),
  speciality('DNB Nuclear Medicine', 0.1, 1, [4800, 24_000, 56_000]),
];

/** Two-year diplomas of the National Board. */
export const diplomas: readonly Speciality[] = [
  speciality('NBEMS Diploma Anaesthesiology', 0.35, 2, [8200, 38_000, 72_000]),
  speciality('NBEMS Diploma Child Health', 0.3, 1.5, [3600, 17_500, 41_000]),
  speciality('NBEMS Diploma Obstetrics & Gynaecology', 0.35, 2, [3900, 20_500, 46_000]),
  speciality('NBEMS Diploma Radio-Diagnosis', 0.2, 1, [700, 6100, 19_000]),
  speciality('NBEMS Diploma Emergency Medicine', 0.2, 1.5, [6100, 27_500, 61_000]),
  speciality('NBEMS Diploma Family Medicine', 0.25, 2, [11_000, 41_000, 84_000]),
  speciality('NBEMS Diploma Ophthalmology', 0.2, 1.2, [5600, 30_000, 63_000]),
  speciality('NBEMS Diploma ENT', 0.15, 1.2, [6900, 32_000, 66_000]),
  speciality('NBEMS Diploma Tuberculosis & Chest Diseases', 0.15, 1, [4200, 21_500, 49_000]),
];

/** No real closing ranks of the dental postgraduate counselling were found: these are made up. */
export const mdsBranches: readonly Speciality[] = [
  speciality('MDS Conservative Dentistry & Endodontics', 0.95, 3, [6, 1150, 3900]),
  speciality('MDS Orthodontics', 0.95, 3, [3, 1350, 4400]),
  speciality('MDS Oral & Maxillofacial Surgery', 0.9, 3, [12, 1900, 5600]),
  speciality('MDS Paediatric & Preventive Dentistry', 0.85, 2, [70, 2600, 6400]),
  speciality('MDS Prosthodontics', 0.95, 3, [45, 2750, 6900]),
  speciality('MDS Periodontology', 0.9, 2.5, [140, 3900, 8300]),
  speciality('MDS Oral Medicine & Radiology', 0.8, 1.6, [420, 5400, 10_400]),
  speciality('MDS Oral Pathology & Microbiology', 0.75, 1.5, [900, 6800, 12_300]),
  speciality('MDS Public Health Dentistry', 0.6, 1.4, [1300, 7900, 13_800]),
];
