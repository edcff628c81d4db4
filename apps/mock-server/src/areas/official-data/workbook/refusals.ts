import { workbookLimits } from '@seatwise/api-client/contract/constants/data';
import { HttpError } from '../../../httpError.ts';

const refusals = {
  notWorkbook: 'The file is no Excel workbook (.xlsx).',
  protected:
    'The workbook is protected by a password, or of the old Excel format (.xls). Save it as .xlsx without a password.',
  damaged: 'The workbook is damaged. Open it in Excel, save it again, and upload that file.',
  tooLarge: workbookLimits.tooLarge,
  bomb: 'The workbook unpacks to more than can be read.',
  entities: 'The workbook declares document types or entities, which no spreadsheet needs.',
  tooManySheets: 'The workbook has more than 100 sheets.',
  tooManyRows: workbookLimits.tooManyRows,
  noSheet: 'The workbook has no sheet with rows.',
} as const;

/** Why a workbook is not read, in words. */
export const refusal = (reason: keyof typeof refusals): HttpError =>
  new HttpError(400, refusals[reason]);
