import { expect, it } from 'vitest'
import { isFullRun } from '../../support/scope'
import { createBackendClient } from './backend-client'

it('lists the pending submissions, the oldest first, each with its people', async () => {
  const { client } = await createBackendClient()
  const pending = await client.pending()
  expect(pending.map(({ submission }) => submission)).toEqual([
    8021, 8023, 8024, 8025, 8026, 8027, 8028, 8029, 8030, 8031, 8032,
  ])
  expect(pending.find(({ submission }) => submission === 8029)).toEqual({
    submission: 8029,
    kind: 'insurance',
    neighbourhood: 'Los Álamos',
    by: 'Carolina Ibáñez',
    title: expect.stringMatching(/^Seguro A\.R\.T\. de .+, póliza 67-118004$/),
    people: [expect.objectContaining({ name: 'Rubén Peralta', status: 'PENDING' })],
  })
  const backgroundCheck = pending.find(({ submission }) => submission === 8030)
  expect(backgroundCheck).toMatchObject({
    kind: 'background_check',
    title: 'Antecedentes penales',
    by: 'Carolina Ibáñez',
  })
  expect(backgroundCheck?.people.length).toBeGreaterThan(0)
})

it('lists a partly decided submission, but not a rejected submission', async () => {
  const { client } = await createBackendClient()
  const [first] = await client.pending()
  const submission = first?.submission ?? 0
  const person = first?.people.find(({ status }) => status === 'PENDING')?.person
  const partlyDecided = await client.decide({ submission, person, status: 'APPROVED' })
  expect(partlyDecided).toMatchObject({ id: submission, status: 'PENDING' })
  const [sameSubmission] = await client.pending()
  expect(sameSubmission?.people.find((entry) => entry.person === person)?.status).toBe('APPROVED')
  const decidedSubmission = await client.decide({
    submission,
    status: 'REJECTED',
    comment: 'Falta una firma.',
  })
  expect(decidedSubmission).toMatchObject({
    id: submission,
    status: 'REJECTED',
    description: 'Falta una firma.',
  })
  const remaining = await client.pending()
  expect(remaining.map((entry) => entry.submission)).not.toContain(submission)
})

it('lists the comment of a rejected person, and no other comment', async () => {
  const { client } = await createBackendClient()
  const undecided = (await client.pending()).find(
    ({ people }) => people.length > 2 && people.every(({ status }) => status === 'PENDING'),
  )
  const submission = undecided?.submission ?? 0
  const [rejected, approved] = undecided?.people ?? []
  await client.decide({ submission, person: rejected?.person, status: 'REJECTED', comment: ' Otro DNI. ' })
  await client.decide({ submission, person: approved?.person, status: 'APPROVED', comment: 'Está bien.' })
  const people = (await client.pending()).find((entry) => entry.submission === submission)?.people
  expect(people?.filter(({ person }) => [rejected?.person, approved?.person].includes(person))).toEqual([
    { ...rejected, status: 'REJECTED', comment: 'Otro DNI.' },
    { ...approved, status: 'APPROVED', comment: null },
  ])
})

it.runIf(isFullRun)(
  'lists, in the scenario large, fifty people inside, fifty expected people, and submissions that can be approved',
  async () => {
    const { client } = await createBackendClient({ scenario: 'large' })
    const { expected, inside } = await client.gate()
    expect([expected.length, inside.length]).toEqual([50, 50])
    expect((await client.accounts()).length).toBeGreaterThanOrEqual(5)
    const { length } = await client.pending()
    for (const { submission } of await client.pending())
      await client.decide({ submission, status: 'APPROVED' })
    expect([length, await client.pending()]).toEqual([7, []])
  },
)
