import { quotas as q } from '@seatwise/api-client/contract/constants/quotas';
import { around } from './curve.ts';
import { multiples, openOnly, type Markets } from './market.ts';

const reservedDisabled = { EW: 1.15, OBC: 1.1, SC: 2, ST: 2.3 };

const mbbs: Markets = {
  [q.allIndia]: {
    curves: {
      OP: [141, 3253, 9979, 17_338, 19_603],
      EW: [336, 5290, 14_129, 21_967, 23_419],
      OBC: [327, 4623, 11_840, 18_717, 20_281],
      SC: [1749, 33_581, 70_184, 98_578, 105_676],
      ST: [4268, 51_513, 97_192, 133_041, 145_207],
    },
    disabled: multiples([9000, 70_000, 190_000, 360_000, 470_000], reservedDisabled),
    seats: 23,
  },
  // Institutes of national importance and central universities.
  [q.open]: {
    curves: {
      OP: [47, 480, 1900, 3900, 5400],
      EW: [214, 1000, 3300, 6400, 8600],
      OBC: [186, 960, 2800, 5300, 7300],
      SC: [647, 5700, 16_000, 29_000, 37_000],
      ST: [1150, 15_200, 32_000, 54_000, 69_000],
    },
    disabled: multiples([3900, 14_000, 45_000, 110_000, 150_000], reservedDisabled),
    seats: 105,
  },
  [q.deemed]: openOnly([57_207, 122_000, 365_000, 1_040_000, 1_210_000], 110),
  [q.nri]: openOnly([310_000, 640_000, 1_070_000, 1_220_000, 1_270_000], 18),
  [q.foreign]: openOnly([700_000, 850_000, 1_020_000, 1_180_000, 1_250_000], 4),
  [q.esi]: {
    curves: multiples([16_000, 27_000, 54_000, 92_000, 118_000], {
      EW: 1.25,
      OBC: 1.12,
      SC: 2.4,
      ST: 4.2,
    }),
    seats: 25,
  },
  [q.du]: {
    curves: multiples([620, 1100, 2600, 5200, 6100], { EW: 2.1, OBC: 3.6, SC: 12, ST: 22 }),
    disabled: multiples([9000, 20_000, 60_000, 120_000, 150_000], reservedDisabled),
    seats: 130,
  },
  [q.duForces]: openOnly([14_000, 22_000, 46_000, 80_000, 95_000], 5),
  [q.ip]: {
    curves: multiples([900, 1500, 4200, 9000, 11_000], { EW: 2, OBC: 3.2, SC: 9, ST: 15 }),
    disabled: multiples([12_000, 30_000, 80_000, 160_000, 200_000], reservedDisabled),
    seats: 95,
  },
  [q.ipForces]: openOnly([18_000, 28_000, 60_000, 110_000, 130_000], 4),
  [q.amu]: openOnly(around(21_000), 70),
  [q.amuNri]: openOnly(around(560_000), 7),
  [q.muslimMinority]: openOnly(around(240_000), 55),
  [q.jainMinority]: openOnly(around(310_000), 30),
  [q.puducherry]: {
    curves: multiples([7000, 9000, 16_000, 30_000, 36_000], { EW: 1.8, OBC: 2.2, SC: 5, ST: 14 }),
    seats: 26,
  },
};

const bds: Markets = {
  [q.allIndia]: {
    curves: {
      OP: [19_700, 32_000, 61_600, 118_000, 147_600],
      EW: [24_000, 36_000, 68_000, 124_000, 152_000],
      OBC: [20_000, 29_000, 54_000, 100_000, 126_000],
      SC: [88_000, 125_000, 203_000, 300_000, 352_000],
      ST: [130_000, 185_000, 302_000, 450_000, 540_000],
    },
    disabled: multiples([120_000, 210_000, 420_000, 540_000, 580_000], reservedDisabled),
    seats: 12,
  },
  [q.open]: {
    curves: multiples([15_000, 18_000, 26_000, 41_000, 46_000], {
      EW: 1.2,
      OBC: 1.15,
      SC: 3.4,
      ST: 5,
    }),
    seats: 40,
  },
  [q.deemed]: openOnly([420_000, 640_000, 990_000, 1_170_000, 1_240_000], 75),
  [q.nri]: openOnly([690_000, 880_000, 1_140_000, 1_240_000, 1_290_000], 12),
  [q.foreign]: openOnly([800_000, 900_000, 1_080_000, 1_200_000, 1_260_000], 3),
  [q.esi]: {
    curves: multiples(around(105_000), { EW: 1.15, OBC: 1.08, SC: 2.1, ST: 3.2 }),
    seats: 18,
  },
  [q.du]: {
    curves: multiples(around(23_000), { EW: 1.4, OBC: 1.6, SC: 5, ST: 8 }),
    seats: 30,
  },
  [q.duForces]: openOnly(around(120_000), 2),
  [q.amu]: openOnly(around(115_000), 18),
  [q.amuNri]: openOnly(around(530_000), 2),
  [q.jamia]: openOnly(around(88_000), 15),
  [q.muslim]: openOnly(around(97_000), 14),
  [q.muslimWomen]: openOnly(around(112_000), 5),
  [q.muslimObc]: openOnly(around(121_000), 3),
  [q.muslimSt]: openOnly(around(168_000), 2),
  [q.jamiaNri]: openOnly(around(550_000), 3),
  [q.muslimMinority]: openOnly(around(480_000), 30),
  [q.jainMinority]: openOnly(around(520_000), 20),
};

const nursing: Markets = {
  [q.nursing]: {
    curves: {
      OP: [28_000, 41_000, 94_000, 420_000, 748_000],
      EW: [36_000, 56_000, 122_000, 460_000, 790_000],
      OBC: [34_000, 52_000, 110_000, 440_000, 770_000],
      SC: [88_000, 110_000, 190_000, 520_000, 820_000],
      ST: [120_000, 150_000, 270_000, 560_000, 860_000],
    },
    seats: 14,
  },
  [q.nursingDelhi]: {
    curves: multiples([36_000, 60_000, 128_000, 330_000, 420_000], {
      EW: 1.25,
      OBC: 1.2,
      SC: 1.9,
      ST: 3,
    }),
    seats: 30,
  },
  [q.nursingForces]: openOnly([140_000, 180_000, 310_000, 520_000, 600_000], 2),
  [q.nursingEsi]: {
    curves: multiples(around(290_000), { EW: 1.2, OBC: 1.1, SC: 1.5, ST: 1.9 }),
    seats: 25,
  },
  [q.deemed]: openOnly([560_000, 700_000, 1_020_000, 1_200_000, 1_260_000], 60),
};

export const undergraduateMarkets: Readonly<Record<string, Markets>> = {
  MBBS: mbbs,
  BDS: bds,
  'B.Sc Nursing': nursing,
};
