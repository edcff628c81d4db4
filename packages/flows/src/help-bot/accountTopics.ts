import type { Topic, TopicId } from './topic.ts';

/** Topics on the user's own account and plan. */
export const accountTopics = {
  'own-details': {
    when: [
      /\b(chang\w*|updat\w*|edit\w*|correct\w*|wrong|galat|bada?l\w*|new)\b/,
      /\b(e ?mails?|mail id|(phone|mobile|contact|whatsapp|roll) (number|no)|mobile|phone(?! pay)|(my|mera|meri|apn[aei]) (name|naam|rank|air|category|gender|details)|profile)\b/,
    ],
    unless:
      /\b(mcc|nta|neet|counselling|admit|certificates?|pay|paid|payments?|plans?|premium|your (\w+ )?(number|no|phone|email))\b/,
  },
  'delete-account': {
    when: [
      /\b(delet\w*|clos(e|ing)|remov\w*|deactivat\w*|eras\w*|band|hata\w*|cancel\w*)\b/,
      /\b(accounts?|my data|khata)\b/,
    ],
    unless: /\b(bank|refund|deposit|ho ga(ya|yi))\b/,
  },
  invoice: {
    when: [/\b(invoices?|receipts?|bills?|rasee?d|rasid)\b/],
    unless: /\b(deposit|mcc|college|counselling|registration|seat|documents?)\b/,
  },
  'plan-term': {
    when: [
      /\b(plans?|premium|membership|subscriptions?|auto ?(pay|debit|renew\w*))\b/,
      /\b(renew\w*|auto ?(pay|debit|renew\w*)|valid\w*|expir\w*|how long|kab tak|(kitne|per|every|each|a|one|1|12) (din|mahine|saal|months?|years?)|monthly|yearly|lifetime|duration)\b/,
    ],
    unless: /\b(refund\w*|cancel\w*|fail\w*|deducted|kat|certificates?)\b/,
  },
} satisfies Partial<Record<TopicId, Topic>>;
