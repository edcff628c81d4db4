import { linkFinding, linksIn, type LinkFinding } from './officialSites.ts';

/** A detail of an alert that may deceive readers or invite them to pay. */
export type AlertRisk = Exclude<LinkFinding, 'official'> | 'payment-id' | 'phone-number';

/** Links that readers never get to see, because they pretend to lead elsewhere. */
export const refusedRisks: readonly AlertRisk[] = ['unreadable', 'names-a-user'];

interface AlertTexts {
  readonly title: string;
  readonly text: string;
  readonly link: string | null;
}

/** A UPI id: an @ followed by something that is not a site. */
const paymentId = /(?<![\w.@/-])[\w.-]{2,64}@[a-z]{2,32}\b(?!\.[a-z]|@)/giu;

/** An Indian mobile number, with or without the country code and spaces. */
const phoneNumber = /(?<![\d@])(?:\+?91[ -]?)?[6-9]\d{2}[ -]?\d{1,3}[ -]?\d{4,6}(?![\d@])/gu;

const digitsOf = (text: string): number =>
  text.replaceAll(/\D/g, '').replace(/^91(?=\d{10}$)/, '').length;

/** Each risk of an alert once, with the part of the alert that it concerns. */
export const alertRisks = (
  { title, text, link }: AlertTexts,
  officialSites: readonly string[],
): readonly { readonly named: string; readonly risk: AlertRisk }[] => {
  const whole = `${title}\n${text}`;
  const links = new Set([...(link ? [link] : []), ...linksIn(whole)]);
  const withoutLinks = whole.replaceAll(/https?:\/\/\S+/gi, ' ');
  const found = (pattern: RegExp) => new Set(withoutLinks.match(pattern));
  return [
    ...[...links].flatMap((named) => {
      const risk = linkFinding(named, officialSites);
      return risk === 'official' ? [] : [{ named, risk }];
    }),
    ...[...found(paymentId)].map((named) => ({ named, risk: 'payment-id' as const })),
    ...[...found(phoneNumber)]
      .filter((named) => digitsOf(named) === 10)
      .map((named) => ({ named, risk: 'phone-number' as const })),
  ];
};
