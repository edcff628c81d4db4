import { expect, type APIRequestContext, type Page } from '@playwright/test';

/** What a prediction says of a seat. */
interface PredictedSeat {
  readonly institute: string;
  readonly maxAir: number;
  readonly quotaName: string;
}

/** An MDS list with one seat; no other journey asks for this subject. */
export const mdsListOf = ({ institute, maxAir, quotaName }: PredictedSeat): string => {
  const seat = `${quotaName},"${institute.toUpperCase()}, Main  Road",M.D.S. ORTHODONTICS,OP NO,OP NO`;
  const headings =
    'SNo,Rank,Allotted Quota,Allotted Institute,Course,Allotted Category,Candidate Category,Remarks';
  return [
    'NEET MDS Counselling 2025 - Provisional result of Round 1',
    headings,
    `1,"${Math.round(maxAir / 9)}",${seat},Allotted`,
    `2,${Math.round(maxAir / 8)}.0,${seat},Allotted`,
    headings,
    `3,${maxAir},ZZ,${seat.slice(quotaName.length + 1)},Allotted`,
    '4,99,-,-,-,-,-,Not Allotted',
    '',
  ].join('\r\n');
};

/** Publishes the list that was checked, with a reason if it is only a part. */
export const publishList = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: /^Publish (a part|[\d,]+ entr(y|ies))$/ }).click();
  const reason = page.getByLabel(/^Why do you publish a part/);
  const asked = page.getByRole('alertdialog').getByRole('button', { name: /^Publish/ });
  await expect(reason.or(asked).first()).toBeVisible();
  if (await reason.isVisible()) {
    await reason.fill('A journey publishes a few rows.');
    await page.getByRole('button', { name: 'Publish this part' }).click();
  } else await asked.click();
  await expect(page.getByText(/^Published as version/)).toBeVisible();
};

/** Withdraws by the API, as staff, the versions that a journey published and left. */
export const rollBackLeft = async (request: APIRequestContext): Promise<void> => {
  const login = await request.post('/api/auth/login', {
    data: { rollnumberOrEmail: 'admin@seatwise.test', password: 'Seatwise@123' },
  });
  const { token } = (await login.json()) as { token: string };
  const { cookies } = await request.storageState();
  const headers = {
    authorization: `Bearer ${token}`,
    'X-XSRF-TOKEN': cookies.find(({ name }) => name === 'XSRF-TOKEN')?.value ?? '',
  };
  const data = await request.get('/api/admin/data', { headers });
  const published = (await data.json()) as {
    readonly current: number;
    readonly versions: readonly { readonly id: number; readonly publishedBy: string }[];
  };
  let { current } = published;
  const own = new Set(
    published.versions.flatMap(({ id, publishedBy }) => (publishedBy === 'Seatwise' ? [] : [id])),
  );
  while (own.has(current)) {
    const answer = await request.post(`/api/admin/data/versions/${current}/withdraw`, { headers });
    expect(answer.status(), await answer.text()).toBe(200);
    ({ current } = (await answer.json()) as { current: number });
  }
};

/** Withdraws the newest list in use, which the table of versions has first. */
export const withdrawNewest = async (page: Page): Promise<void> => {
  const [newest] = await page.getByRole('button', { name: 'Take down', exact: true }).all();
  await newest!.click();
  const question = page.getByRole('alertdialog');
  await question.getByRole('button', { name: 'Take down', exact: true }).click();
  await expect(question).toBeHidden();
};
