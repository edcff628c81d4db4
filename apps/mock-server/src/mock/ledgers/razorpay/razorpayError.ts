/** A refusal in the provider's own documented shape. */
export class RazorpayError extends Error {
  readonly status: number;
  readonly body: { readonly error: ErrorDetails };

  constructor(description: string, more: Partial<ErrorDetails> = {}, status = 400) {
    super(description);
    this.status = status;
    this.body = {
      error: {
        code: 'BAD_REQUEST_ERROR',
        description,
        source: 'business',
        step: 'payment_initiation',
        reason: 'input_validation_failed',
        metadata: {},
        ...more,
      },
    };
  }

  toResponse(): Response {
    return Response.json(this.body, {
      status: this.status,
      headers: { 'cache-control': 'no-store' },
    });
  }
}

export interface ErrorDetails {
  readonly code: string;
  readonly description: string;
  readonly source: string;
  readonly step: string;
  readonly reason: string;
  readonly metadata: { readonly order_id?: string; readonly payment_id?: string };
  readonly field?: string;
}
