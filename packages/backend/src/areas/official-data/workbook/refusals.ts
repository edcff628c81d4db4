import { pdfLimits, workbookLimits } from '@seatwise/api-client/contract/constants/data';
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
  notPdf: 'The file is no PDF.',
  largePdf: pdfLimits.tooLarge,
  protectedPdf: 'The PDF is protected by a password.',
  damagedPdf: 'The PDF is damaged.',
  longPdf: 'The PDF takes more time or memory than a list needs.',
  tooManyPages: pdfLimits.tooManyRows,
  noTable: 'The PDF has no table with drawn lines. Save its table as CSV, and upload that file.',
  pdfOnServer: 'A PDF can be read by the server alone.',
} as const;

export type RefusalReason = keyof typeof refusals;

/** The error that says why a workbook or a PDF is refused. */
export const refusal = (reason: RefusalReason): HttpError => new HttpError(400, refusals[reason]);
