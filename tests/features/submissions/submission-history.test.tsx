import type { Mock } from '@mocks/node'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { setFaults } from '../../support/render-screen'
import { recordDecision } from './edit-steps'
import { findRows, openList } from './list-steps'
import { readInsurance } from './new-steps'

type OpenOptions = Parameters<typeof openList>[1]

/** Opens the details of a policy of the work manager. */
async function openPolicy(policy: string, options: OpenOptions = {}) {
  const screenContext = await openList('', options)
  await findRows()
  await screenContext.user.click(screen.getByRole('button', { name: `Ver detalle póliza ${policy}` }))
  return { ...screenContext, drawer: within(await screen.findByRole('dialog')) }
}

const findEvents = async () => {
  const list = await screen.findByRole('list', { name: 'Bitácora' })
  return within(list)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)
}

/** Returns how many calls have read a list of policies. */
const countPolicyReads = ({ requests }: Pick<Mock, 'requests'>) =>
  requests.filter(({ path }) => /\/submissions\/insurance\/(\?|$)/.test(path)).length

/** Gives the policy EX-5581204, which ends tomorrow, a later policy of the same company and a worker of it. */
const renewPolicy: NonNullable<OpenOptions>['prepare'] = async ({ db }) => {
  const row = db.insuranceSubmissions.all().find(({ policy_number }) => policy_number === 'EX-5581204')
  const insured = db.insuredPeople.all().find((person) => person.insurance_submission_id === row?.id)
  if (!row || !insured) throw new Error('The demo has no policy EX-5581204')
  await db.insuranceSubmissions.insert({
    ...row,
    id: 9001,
    policy_number: 'EX-6600001',
    status: 'PENDING',
    created_at: '2026-03-15T18:30:00-03:00',
    from_date: '2026-03-18',
    to_date: '2027-03-17',
  })
  await db.insuredPeople.insert({ ...insured, id: 9001, insurance_submission_id: 9001, status: 'PENDING' })
}

test('shows who was approved and rejected, why, and what is still to be decided', async () => {
  const { drawer } = await openPolicy('1187730')
  expect(await findEvents()).toEqual([
    'Presentada el 14-03-2026 09:31 por Ricardo Montes',
    'Se adjuntó certificado de cobertura con cláusula de no repetición.pdf',
    'La Administración aprobó a Gladys Cárdenas',
    'La Administración rechazó a Wálter Zabaleta:"El certificado no lo incluye en la nómina."',
    'Falta que la Administración decida sobre 2 personas',
  ])
  expect(drawer.getByText(/^Las decisiones no tienen fecha/)).toBeVisible()
  const filing = within(drawer.getByRole('list', { name: 'Bitácora' })).getByText('14-03-2026')
  expect(filing.closest('time')).toHaveAttribute('datetime', '2026-03-14T12:31:00.000Z')
})

test('shows the reason of a rejected submission, and says nothing of a renewal', async () => {
  await openPolicy('8810')
  expect((await findEvents()).slice(-2)).toEqual([
    'Se adjuntó victoria.pdf',
    'La Administración rechazó la presentación:"La póliza no tiene la cláusula de no repetición a favor del barrio."',
  ])
})

test('quotes no reason of a submission with observations that was rejected without a comment', async () => {
  const { drawer } = await openPolicy('1187730', {
    prepare: async (mock) => {
      const { submission } = readInsurance(mock, '1187730')
      expect(submission?.description).toBe('Falta sumar al plomero, lo cargo en la semana.')
      await recordDecision(mock, { submission: submission?.id, status: 'REJECTED' })
    },
  })
  expect((await findEvents()).at(-1)).toBe('La Administración rechazó la presentación')
  expect(drawer.queryByText(/Falta sumar al plomero/)).not.toBeInTheDocument()
})

test('shows the policy that renews another', async () => {
  await openPolicy('EX-5581204', { prepare: renewPolicy })
  await waitFor(async () =>
    expect((await findEvents()).at(-1)).toBe(
      'Renovación presentada el 15-03-2026 18:30 por Ricardo MontesPóliza EX-6600001, desde el 18-03-2026 · Pendiente',
    ),
  )
})

test('shows a failure to read the renewal below the other events, and reads it when the user retries', async () => {
  const { user, mock, drawer } = await openPolicy('EX-5581204', {
    prepare: renewPolicy,
    // The first call reads the list.
    faults: [{ operationId: 'listInsuranceSubmissions', status: 500, skip: 1 }],
  })
  const retryButton = await drawer.findByRole('button', { name: 'Reintentar' })
  expect((await findEvents()).at(-1)).toBe('La Administración aprobó la presentación')
  await setFaults(mock, [])
  await user.click(retryButton)
  await waitFor(async () => expect((await findEvents()).at(-1)).toMatch(/^Renovación presentada/))
  expect(drawer.queryByRole('button', { name: 'Reintentar' })).not.toBeInTheDocument()
})

test('keeps the failure and the focus on its button while it reads the renewal again', async () => {
  const { user, mock, drawer } = await openPolicy('EX-5581204', {
    prepare: renewPolicy,
    faults: [{ operationId: 'listInsuranceSubmissions', status: 500, skip: 1 }],
  })
  const retryButton = await drawer.findByRole('button', { name: 'Reintentar' })
  const callCount = countPolicyReads(mock)
  await setFaults(mock, [{ operationId: 'listInsuranceSubmissions', status: 'timeout' }])
  await user.click(retryButton)
  await waitFor(() => expect(countPolicyReads(mock)).toBeGreaterThan(callCount))
  expect(drawer.getByRole('alert')).toBeVisible()
  expect(drawer.getByRole('button', { name: 'Reintentar' })).toHaveFocus()
})

test('shows the events of a background-check submission', async () => {
  const { user } = await openList('?tipo=antecedentes')
  await findRows()
  const viewButton = screen.getAllByRole('button', { name: /^Ver detalle presentación del/ })[1]
  if (!viewButton) throw new Error('The list has only one submission')
  await user.click(viewButton)
  expect(await findEvents()).toEqual([
    expect.stringMatching(/^Presentada el 12-03-2026 \d\d:\d\d por Ricardo Montes$/),
    'Se adjuntaron gladys.pdf, apostilla.pdf y bogado.png',
    'La Administración aprobó a Gladys Cárdenas',
    'La Administración rechazó a Crispín Villalba Ortellado:"Falta la traducción."',
    'Falta que la Administración decida sobre 1 persona',
  ])
})

test('counts the people and the files of a large submission', async () => {
  const context = await openPolicy('4501-0098213', {
    prepare: async ({ db }) => {
      const row = db.insuranceSubmissions.all().find(({ policy_number }) => policy_number === '4501-0098213')
      const [file] = db.attachments.all().filter((other) => other.insurance_submission_id === row?.id)
      if (!row || !file) throw new Error('The demo has no policy 4501-0098213')
      for (let id = 9001; id <= 9003; id += 1) await db.attachments.insert({ ...file, id })
      for (const [index, person] of db.persons.all().slice(0, 10).entries())
        await db.insuredPeople.insert({
          id: 9001 + index,
          insurance_submission_id: row.id,
          person_id: person.id,
          status: 'APPROVED',
          comment: null,
        })
    },
  })
  await context.drawer.findByText('13 personas')
  const [, files, people] = await findEvents()
  expect(files).toBe('Se adjuntaron 5 archivos')
  expect(people).toMatch(/^La Administración aprobó a .+, .+, .+ y 7 personas más$/)
})
