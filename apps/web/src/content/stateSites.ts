interface StateSite {
  readonly site: string;
  /** The year of the report that names it. */
  readonly reported: number;
}

/**
 * Where states that fill their own quota announce it, as a report says: Gujarat's is Business
 * Standard's, Uttar Pradesh's DNA India's, the others are from the list of ugpgcollege.com. A state
 * without a report has none here.
 */
export const stateSites: Readonly<Partial<Record<string, StateSite>>> = {
  Bihar: { site: 'https://bceceboard.bihar.gov.in', reported: 2024 },
  Gujarat: { site: 'https://www.medadmgujarat.org', reported: 2022 },
  'Himachal Pradesh': { site: 'https://amruhp.ac.in', reported: 2024 },
  Punjab: { site: 'https://bfuhs.ac.in', reported: 2024 },
  'Tamil Nadu': { site: 'https://tnmedicalselection.net', reported: 2024 },
  'Uttar Pradesh': { site: 'https://upneet.gov.in', reported: 2021 },
};
