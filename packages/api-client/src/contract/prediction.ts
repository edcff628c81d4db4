import * as z from 'zod/mini';
import { operation, rows } from './operation.ts';
import { maybe, rank } from './values.ts';

export const candidateCategories = ['General', 'OBC', 'SC', 'ST', 'EWS'] as const;
export const seatCategories = ['OP', 'OBC', 'SC', 'ST', 'EW'] as const;
export const subCategories = ['NO', 'PwD'] as const;
export const seatPh = ['NO', 'PH'] as const;
/** '0' means every year. */
export const years = ['0', '2024', '2023', '2022', '2021'] as const;
export const counselings = ['UG', 'PG'] as const;
export const collegeKinds = [
  'central',
  'government',
  'ESIC',
  'armed forces',
  'private',
  'deemed',
] as const;
export const tiers = ['Very Likely', 'Likely', 'Possible', 'Unlikely'] as const;

const name = z.optional(z.string().check(z.maxLength(200)));

const listQuotas = operation({
  id: 'listQuotas',
  documented: 'END-15',
  summary: 'Every subject with each quota it is offered under',
  method: 'GET',
  path: '/api/quotas',
  access: 'signed-in',
  query: z.object({ counselingCategory: z.enum(counselings) }),
  answer: rows(z.object({ quota: z.string(), subject: z.string() })),
});

const recommend = operation({
  id: 'recommend',
  documented: 'END-16',
  summary: 'Colleges for a rank, the likeliest tier first',
  method: 'GET',
  path: '/rank-prediction/recommend',
  access: 'signed-in',
  query: z.object({
    air: rank,
    subject: name,
    category: z.optional(z.enum(candidateCategories)),
    quotaName: name,
    allottedCategory: z.optional(z.enum(seatCategories)),
    subCategory: z.optional(z.enum(subCategories)),
    allottedPh: z.optional(z.enum(seatPh)),
    year: z.optional(z.enum(years)),
    counselingCategory: z.optional(z.enum(counselings)),
  }),
  answer: rows(
    z.object({
      instituteCode: z.string(),
      institute: z.string(),
      state: z.optional(z.string()),
      collegeKind: z.optional(z.enum(collegeKinds)),
      subject: z.string(),
      category: z.string(),
      quotaName: maybe(z.string()),
      allottedCategory: z.string(),
      subCategory: z.string(),
      allottedPh: z.string(),
      resultYear: z.int(),
      minAir: z.int(),
      maxAir: z.int(),
      historicalAdmits: z.int(),
      probabilityTier: z.enum(tiers),
      /** Strength of the evidence between 0 and 1, not the chance. */
      confidence: z.number(),
      probability: z.optional(z.number()),
      /** The worst rank that still has each chance, without tiers that no rank reaches. */
      neededAir: z.optional(z.array(z.object({ tier: z.enum(tiers), air: z.int() }))),
      history: z.optional(
        z.array(
          z.object({
            year: z.int(),
            minAir: z.int(),
            maxAir: z.int(),
            admits: z.int(),
            sample: z.boolean(),
          }),
        ),
      ),
    }),
  ),
});

export const prediction = { listQuotas, recommend };
