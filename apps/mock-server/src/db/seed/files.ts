import { randomName, type Environment } from '../../environment.ts';
import type { Database } from '../database.ts';
import type { FileRecord, User } from '../records.ts';
import { wordDocument } from './wordDocument.ts';
import { pdfDocument } from './pdfDocument.ts';

const day = 24 * 60 * 60 * 1000;
const year = (time: number): number => new Date(time).getUTCFullYear();

export interface Pictures {
  readonly jpg: Uint8Array;
  readonly png: Uint8Array;
}

/** Days before the first start, a name (`{year}` is filled in), and the content. */
const notices: readonly (readonly [age: number, name: string, lines: readonly string[]])[] = [
  [
    2,
    'NEET_UG_{year}_Round-2_Schedule_(Revised).pdf',
    [
      'Choice filling and locking for round 2 is extended by three days.',
      'Seats that were vacated in round 1 are included in the matrix.',
    ],
  ],
  [9, 'Seat_Matrix_Round-2_Additions.png', ['Newly added seats']],
  [
    16,
    'Notice_NRI_Document_Verification.docx',
    [
      'NRI candidates send their papers by e-mail before the last date.',
      'Late papers count for the next round only.',
    ],
  ],
  [
    21,
    'NEET_UG_{year}_Round-1_Final_Result.pdf',
    [
      'The final result of round 1 is published.',
      'Report to the allotted college with originals and two sets of copies.',
    ],
  ],
  [
    27,
    'NEET_PG_{year}_Information_Bulletin.pdf',
    [
      '50 per cent of the seats go through the all-India quota.',
      'DNB seats are filled in the same counselling.',
    ],
  ],
  [
    33,
    'Reporting_Instructions_Round-1.docx',
    [
      'Bring admit card, rank letter and allotment letter.',
      'Class 10 and 12 mark sheets, birth proof, eight photographs, ID.',
    ],
  ],
  [
    38,
    'Fee_and_Refund_Rules.pdf',
    [
      'Refunds start within 15 days after all rounds have ended.',
      'Leaving after round 2 forfeits the security deposit.',
    ],
  ],
  [44, 'Helpdesk_Numbers.jpg', ['Helpdesk']],
  [
    52,
    'NEET_UG_{year}_Round-1_Choice_Filling_Opens.pdf',
    [
      'There is no limit to the number of choices.',
      'Choices lock by themselves at the end of the last day.',
    ],
  ],
  [
    61,
    'PwD_Certificate_Designated_Centres.pdf',
    ['Certificates of the designated centres alone are accepted.'],
  ],
  [
    70,
    'NEET_MDS_{year}_Counselling_Schedule.pdf',
    ['Four rounds: round 1, round 2, round 3 and stray vacancy.'],
  ],
  [
    84,
    'Registration_Guide.docx',
    [
      'Register once for all rounds.',
      'Pay the higher fee if you apply to deemed universities too.',
    ],
  ],
  [99, 'Provisional_Seat_Matrix.png', ['Provisional']],
  [
    118,
    'OBC-NCL_Certificate_Format.pdf',
    [
      'The central list counts for the all-India quota.',
      'The certificate must be of this financial year.',
    ],
  ],
  [140, 'EWS_Certificate_Format.pdf', ['Issued for the current financial year.']],
  [
    161,
    'Internal_Quota_Central_Universities.pdf',
    ['BHU, AMU, Jamia, Delhi and IP University keep internal quotas.'],
  ],
  [180, 'Bond_Rules_by_State.docx', ['Service bonds and discontinuation bonds differ by state.']],
  [
    205,
    'NEET_UG_Answer_Key_Notice.pdf',
    ['The final answer key is published by the testing agency.'],
  ],
  [240, 'Stray_Vacancy_Round_Rules.pdf', ['An allotment in the stray vacancy round is final.']],
  [268, 'Last_Year_Closing_Ranks_Overview.png', ['Overview']],
  [296, 'Deemed_University_Fees.pdf', ['Fees are set by each university and paid at reporting.']],
  [330, 'ESIC_IP_Quota_Eligibility.pdf', ['Children of insured persons are eligible.']],
  [365, 'Mock_Allotment_Explained.docx', ['A mock allotment is for practice and binds nobody.']],
  [
    410,
    'AFMC_Registration_Through_MCC.pdf',
    ['Registration is through MCC; the screening is its own.'],
  ],
  [455, 'Vacant_Seats_After_Round-3.pdf', ['Vacant NRI and minority seats become paid seats.']],
  [520, 'Counselling_Calendar_Photo.jpg', ['Calendar']],
];

const types: Readonly<Record<string, string>> = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  jpg: 'image/jpeg',
  png: 'image/png',
};

const bytesOf = (
  extension: string,
  title: string,
  lines: readonly string[],
  pictures: Pictures,
): Uint8Array => {
  if (extension === 'pdf') return pdfDocument(title, lines);
  if (extension === 'docx') return wordDocument(title, lines);
  return extension === 'png' ? pictures.png : pictures.jpg;
};

/** A document that is stored already; its record is not. */
type Draft = Omit<FileRecord, 'id' | 'uploaderId' | 'uploaderName'> & { readonly age: number };

/** Alert documents that really open, two of them younger than a fortnight, oldest first. */
export const storeFiles = (
  db: Database,
  environment: Environment,
  now: number,
  pictures: Pictures,
): Promise<Draft[]> =>
  Promise.all(
    notices.toReversed().map(async ([age, pattern, lines]) => {
      const uploadedAt = now - age * day + 5 * 60 * 60 * 1000;
      const fileName = pattern.replace('{year}', String(year(uploadedAt)));
      const extension = fileName.split('.').at(-1)!;
      const title = fileName.replace(/\.\w+$/, '').replaceAll('_', ' ');
      const bytes = bytesOf(extension, title, lines, pictures);
      const storageKey = randomName(environment, 16);
      const blob = await db.blobs.create(storageKey);
      await blob.write(bytes);
      await blob.finish();
      return {
        age,
        fileName,
        fileType: types[extension]!,
        fileSize: bytes.length,
        uploadedAt,
        storageKey,
        // Word documents can only be fetched; the oldest have neither address.
        viewable: extension !== 'docx' && age < 500,
        downloadable: age < 450,
      };
    }),
  );

/** Their records; ids grow with time. */
export const seedFiles = (db: Database, drafts: readonly Draft[], uploader: User): void => {
  for (const { age, ...draft } of drafts)
    db.files.put({
      ...draft,
      id: db.nextId('files'),
      uploaderId: uploader.id,
      uploaderName: age > 400 ? null : uploader.username,
    });
};
