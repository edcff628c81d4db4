import type { Topic } from './topic.ts';

/** The user's own account and plan. */
export const accountTopics: readonly Topic[] = [
  {
    id: 'own-details',
    when: [
      /\b(chang\w*|updat\w*|edit\w*|correct\w*|wrong|galat|badal\w*|new)\b/,
      /\b(e ?mails?|mail id|(phone|mobile|contact|whatsapp|roll) (number|no)|mobile|phone(?! pay)|(my|mera|meri|apn[aei]) (name|naam|rank|air|category|gender|details)|profile)\b/,
    ],
    unless:
      /\b(mcc|nta|neet|counselling|admit|certificates?|pay|paid|payments?|plans?|premium|your (\w+ )?(number|no|phone|email))\b/,
    example: 'How do I change my email or phone number?',
  },
  {
    id: 'delete-account',
    when: [
      /\b(delet\w*|clos(e|ing)|remov\w*|deactivat\w*|eras\w*|band|hata\w*|cancel\w*)\b/,
      /\b(accounts?|my data|khata)\b/,
    ],
    unless: /\b(bank|refund|deposit|ho ga(ya|yi))\b/,
    example: 'How do I delete my account?',
  },
  {
    id: 'invoice',
    when: [/\b(invoices?|receipts?|bills?|rasee?d|rasid)\b/],
    unless: /\b(deposit|mcc|college|counselling|registration|seat|documents?)\b/,
    example: 'Where is the receipt of my payment, do I get an invoice?',
  },
  {
    id: 'plan-term',
    when: [
      /\b(plans?|premium|membership|subscriptions?|auto ?(pay|debit|renew\w*))\b/,
      /\b(renew\w*|auto ?(pay|debit|renew\w*)|valid\w*|expir\w*|how long|kab tak|(kitne|per|every|each|a|one|1|12) (din|mahine|saal|months?|years?)|monthly|yearly|lifetime|duration)\b/,
    ],
    unless: /\b(refund\w*|cancel\w*|fail\w*|deducted|kat|certificates?)\b/,
    example: 'How long is a plan valid, does it renew by itself?',
  },
];
