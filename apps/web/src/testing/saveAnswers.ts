/** Saves answers of the applicant's profile for the signed-in student, as an earlier visit would have. */
export const saveAnswers = async (answers: object): Promise<void> => {
  const { token } = JSON.parse(localStorage.getItem('user')!) as { token: string };
  await fetch('/api/users/applicant', {
    method: 'PUT',
    headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
    body: JSON.stringify(answers),
  });
};
