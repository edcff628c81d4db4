/** Quotas as MCC's allotment lists spell them, and the quota that states fill. */
export const quotas = {
  allIndia: 'All India',
  open: 'Open Seat Quota',
  state: 'State Quota',
  deemed: 'Deemed/Paid Seats Quota',
  management: 'Management/Paid Seats Quota',
  nri: 'Non-Resident Indian',
  foreign: 'Foreign Country Quota',
  esi: 'Employees State Insurance Scheme(ESI)',
  du: 'Delhi University Quota',
  duForces: 'Delhi NCR Children/Widows of Personnel of the Armed Forces (CW) DU Quota',
  ip: 'IP University Quota',
  ipForces: 'Delhi NCR Children/Widows of Personnel of the Armed Forces (CW) IP Quota',
  bhu: 'Banaras Hindu University Quota',
  amu: 'Aligarh Muslim University (AMU) Quota',
  amuNri: 'Non-Resident Indian(AMU)Quota',
  jamia: 'Jamia Internal Quota',
  jamiaNri: 'Non-Resident Indian(Jamia)Quota',
  muslim: 'Muslim Quota',
  muslimWomen: 'Muslim Women Quota',
  muslimObc: 'Muslim OBC Quota',
  muslimSt: 'Muslim ST Quota',
  muslimMinority: 'Muslim Minority Quota',
  jainMinority: 'Jain Minority Quota',
  christianMinority: 'Christian Minority Quota',
  puducherry: 'Internal - Puducherry UT Domicile',
  armedForces: 'Armed Forces Medical Services Quota',
  dnb: 'DNB Quota',
  nursing: 'B.Sc Nursing All India',
  nursingDelhi: 'B.Sc Nursing Delhi NCR',
  nursingForces: 'B.Sc Nursing Delhi NCR CW Quota',
  nursingEsi: 'ESI-IP Quota Nursing',
} as const;
export type Quota = (typeof quotas)[keyof typeof quotas];

/** Quotas whose seats cost more than the usual fee of their college. */
export const paidQuotas: ReadonlySet<string> = new Set<Quota>([
  quotas.management,
  quotas.nri,
  quotas.foreign,
  quotas.amuNri,
  quotas.jamiaNri,
]);
