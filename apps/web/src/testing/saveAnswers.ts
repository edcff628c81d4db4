const send = async (method: 'POST' | 'PUT', path: string, body: object): Promise<void> => {
  const { token } = JSON.parse(localStorage.getItem('user')!) as { token: string };
  await fetch(path, {
    method,
    headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
};

/** Sends data for the signed-in student, as an earlier visit would have. */
export const post = (path: string, body: object): Promise<void> => send('POST', path, body);

/** Saves answers of the applicant's profile for the signed-in student, as an earlier visit would have. */
export const saveAnswers = (answers: object): Promise<void> =>
  send('PUT', '/api/users/applicant', answers);
