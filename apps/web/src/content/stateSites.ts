/** Where states that fill their own quota announce it; none where the site changes from year to year. */
export const stateSites: Readonly<Partial<Record<string, string>>> = {
  Bihar: 'https://bceceboard.bihar.gov.in',
  Gujarat: 'https://www.medadmgujarat.org',
  Haryana: 'https://dmer.haryana.gov.in',
  'Himachal Pradesh': 'https://amruhp.ac.in',
  'Jammu and Kashmir': 'https://www.jkbopee.gov.in',
  Jharkhand: 'https://jceceb.jharkhand.gov.in',
  Karnataka: 'https://cetonline.karnataka.gov.in/kea',
  Kerala: 'https://cee.kerala.gov.in',
  'Madhya Pradesh': 'https://dme.mponline.gov.in',
  Maharashtra: 'https://cetcell.mahacet.org',
  Punjab: 'https://bfuhs.ac.in',
  Rajasthan: 'https://medicaleducation.rajasthan.gov.in',
  'Tamil Nadu': 'https://tnmedicalselection.net',
  'Uttar Pradesh': 'https://upneet.gov.in',
  'West Bengal': 'https://wbmcc.nic.in',
};
