import { expect, test } from 'vitest'
import { connectSession } from '@/app/follow-session'
import { createPlan, isComplete } from '@/features/submissions/sending/plan'
import { runPlan } from '@/features/submissions/sending/run-plan'
import { nothingHeld, type WantedSubmission } from '@/features/submissions/sending/submission-state'
import { setFaults, startBackend } from '../../support/start-backend'
import { callsOf, filesOf, heldByBackend, peopleIn, policyOf } from './sending-steps'

const names = [
  'foto.jpg',
  'foto.jpg',
  '🙂.pdf',
  '🎉.pdf',
  'Póliza (1).pdf',
  'poliza 1.pdf',
  'informe\u202efdp.txt',
  'a/b\\c.txt',
  '=1+1.csv',
  `${'ñ'.repeat(300)}.pdf`,
]

/** What the backend makes of a name: it keeps no folders, no unseen signs and no more than 255 signs. */
const kept = (name: string) => (name.split(/[\\/]/).at(-1) ?? '').replace(/\p{C}/gu, '').trim().slice(-255)

test('files that are called alike, or strangely, come through once each, whichever answer is lost', async () => {
  connectSession()
  const mock = await startBackend({ as: 'residente' })
  for (const skip of names.keys()) {
    const wanted: WantedSubmission = {
      kind: 'INSURANCE',
      fields: policyOf(`nombres ${skip}`),
      people: peopleIn(mock, 1),
      files: names.map((name, index) => ({ key: String(index), name })),
    }
    const means = {
      calls: callsOf('INSURANCE'),
      files: filesOf(wanted),
      onChange: () => {},
      onProgress: () => {},
    }
    await setFaults(mock, [
      { operationId: 'uploadInsuranceAttachment', status: 'lost', skip, times: 1 },
      { operationId: 'uploadInsuranceAttachment', status: 'network', times: 1 },
    ])
    const { plan } = await runPlan(createPlan(wanted, nothingHeld), means).ended
    await setFaults(mock, [])
    const { plan: end } = await runPlan(plan, means).ended
    expect(isComplete(end), `lost: ${skip}`).toBe(true)
    const made = heldByBackend(mock, 'INSURANCE').submissions.find(({ id }) => id === end.held.submissionId)
    expect(made?.files, `lost: ${skip}`).toEqual(names.map(kept).sort())
  }
})
