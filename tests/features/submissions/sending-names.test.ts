import { expect, test } from 'vitest'
import { connectSession } from '@/app/follow-session'
import { createPlan, isComplete } from '@/features/submissions/sending/plan'
import { runPlan } from '@/features/submissions/sending/run-plan'
import { noSavedSubmission, type WantedSubmission } from '@/features/submissions/sending/submission-state'
import { setFaults, startBackend } from '../../support/start-backend'
import { createApi, createFiles, createPolicyFields, readKnownPeople, readSubmissions } from './sending-steps'

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

/** Returns the file name that the backend stores: without folders and invisible characters, and only its last 255 characters. */
const sanitize = (name: string) =>
  (name.split(/[\\/]/).at(-1) ?? '').replace(/\p{C}/gu, '').trim().slice(-255)

test('stores each file once despite similar names, unusual names and lost responses', async () => {
  connectSession()
  const mock = await startBackend({ as: 'residente' })
  for (const skip of names.keys()) {
    const wanted: WantedSubmission = {
      kind: 'INSURANCE',
      fields: createPolicyFields(`nombres ${skip}`),
      people: readKnownPeople(mock, 1),
      files: names.map((name, index) => ({ key: String(index), name })),
    }
    const options = {
      api: createApi('INSURANCE'),
      files: createFiles(wanted),
      onChange: () => {},
      onProgress: () => {},
    }
    await setFaults(mock, [
      { operationId: 'uploadInsuranceAttachment', status: 'lost', skip, times: 1 },
      { operationId: 'uploadInsuranceAttachment', status: 'network', times: 1 },
    ])
    const { plan } = await runPlan(createPlan(wanted, noSavedSubmission), options).completion
    await setFaults(mock, [])
    const { plan: retriedPlan } = await runPlan(plan, options).completion
    expect(isComplete(retriedPlan), `lost response of upload ${skip}`).toBe(true)
    const submission = readSubmissions(mock, 'INSURANCE').submissions.find(
      ({ id }) => id === retriedPlan.held.submissionId,
    )
    expect(submission?.files, `lost response of upload ${skip}`).toEqual(names.map(sanitize).sort())
  }
})
