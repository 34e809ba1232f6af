import { expect, it } from 'vitest'
import { driven } from './driven'

it('lists pending submissions with their people, the oldest first', async () => {
  const { drive } = await driven()
  const pending = await drive.pending()
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
  const check = pending.find(({ submission }) => submission === 8030)
  expect(check).toMatchObject({
    kind: 'background_check',
    title: 'Antecedentes penales',
    by: 'Carolina Ibáñez',
  })
  expect(check?.people.length).toBeGreaterThan(0)
})

it('shows decided people, and removes decided submissions', async () => {
  const { drive } = await driven()
  const [first] = await drive.pending()
  const submission = first?.submission ?? 0
  const person = first?.people.find(({ status }) => status === 'PENDING')?.person
  const halfway = await drive.decide({ submission, person, status: 'APPROVED' })
  expect(halfway).toMatchObject({ id: submission, status: 'PENDING' })
  const [same] = await drive.pending()
  expect(same?.people.find((one) => one.person === person)?.status).toBe('APPROVED')
  const decided = await drive.decide({ submission, status: 'REJECTED', comment: 'Falta una firma.' })
  expect(decided).toMatchObject({ id: submission, status: 'REJECTED', description: 'Falta una firma.' })
  const left = await drive.pending()
  expect(left.map((one) => one.submission)).not.toContain(submission)
})

it('shows fifty people inside and fifty expected of thousands, and approves all pending submissions', async () => {
  const { drive } = await driven({ scenario: 'large' })
  const { expected, inside } = await drive.gate()
  expect([expected.length, inside.length]).toEqual([50, 50])
  expect((await drive.accounts()).length).toBeGreaterThanOrEqual(5)
  const { length } = await drive.pending()
  for (const { submission } of await drive.pending()) await drive.decide({ submission, status: 'APPROVED' })
  expect([length, await drive.pending()]).toEqual([7, []])
})
