import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { paths } from '@/paths'
import { renderScreen } from '../../support/render-screen'
import { chooseCases, isFullRun } from '../../support/scope'
import { matchWholeText } from '../../support/whole-text'
import {
  fillInRequiredFields,
  findAuthorizedPerson,
  findEditButton,
  findSuccessHeading,
  getCreateButton,
  getFromDateField,
  getSegment,
  getTitleField,
  getToDateField,
  openAllOptions,
  openAuthorization,
  openNewAuthorization,
  replaceText,
} from './form-steps'

const overlapTitle = 'Ya hay personas autorizadas en esos días'
const noDayLeftWarning =
  'Entre hoy y la fecha de fin no queda ninguno de los días elegidos: nadie va a poder ingresar.'

test('warns about people who are already authorized on the chosen days, and still saves', async () => {
  const { user, mock } = await openNewAuthorization()
  const countBefore = mock.db.authorizations.all().length
  await fillInRequiredFields(user)
  expect(await screen.findByText(overlapTitle)).toBeVisible()
  expect(
    screen.getByText(matchWholeText('Juana Pérez: "Juana Pérez + 1", del 16-03-2026 al 23-03-2026.')),
  ).toBeVisible()
  await user.click(getCreateButton())
  await findSuccessHeading('¡Autorización creada con éxito!')
  expect(mock.db.authorizations.all()).toHaveLength(countBefore + 1)
  // The next form also warns about the saved authorization.
  await user.click(screen.getByRole('button', { name: 'Crear otra' }))
  await screen.findByRole('heading', { level: 1, name: 'Crear Autorización' })
  await openAllOptions(user)
  await fillInRequiredFields(user)
  expect(
    await screen.findByText(matchWholeText('Juana Pérez: "Juana Pérez", del 16-03-2026 al 23-03-2026.')),
  ).toBeVisible()
})

test.runIf(isFullRun)(
  'does not warn about authorizations on other days, or about people that the user removed from the form',
  async () => {
    const { user } = await openNewAuthorization()
    await fillInRequiredFields(user)
    await screen.findByText(overlapTitle)
    await replaceText(user, getToDateField(), '20-05-2026')
    await replaceText(user, getFromDateField(), '10-05-2026')
    await waitFor(() => expect(screen.queryByText(overlapTitle)).not.toBeInTheDocument())
    await replaceText(user, getFromDateField(), '23-03-2026')
    await screen.findByText(overlapTitle)
    await user.click(await findAuthorizedPerson('Juana Pérez'))
    await waitFor(() => expect(screen.queryByText(overlapTitle)).not.toBeInTheDocument())
  },
)

test('shows the number of overlaps that the warning does not list', async () => {
  const { user } = await renderScreen(paths.newAuthorization(7010), { as: 'residente' })
  await waitFor(() => expect(getTitleField()).toHaveValue('Torneo de truco'))
  expect(screen.queryByText(overlapTitle)).not.toBeInTheDocument()
  await replaceText(user, getToDateField(), '26-03-2026')
  expect(await screen.findByText('Y 5 más.')).toBeVisible()
})

test.each(chooseCases([500, 'timeout', 'garbage'] as const, 1))(
  'saves without a warning if the search for overlaps fails (%s)',
  async (status) => {
    const { user } = await openNewAuthorization({ faults: [{ operationId: 'listAuthorizations', status }] })
    await fillInRequiredFields(user)
    await user.click(getCreateButton())
    await findSuccessHeading('¡Autorización creada con éxito!')
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  },
)

test('warns about other authorizations of the people of an edited authorization only after a change of its days', async () => {
  const { user, mock } = await openAuthorization('Lautaro Escobar + 1', {
    prepare: async ({ db }) => {
      const pianoMove = db.authorizations.require(7002)
      await db.authorizations.save({ ...pianoMove, from_date: '2026-03-18', to_date: '2026-03-18' })
      await db.authorizedPeople.insert({ id: 99_000, authorization_id: pianoMove.id, person_id: 4051 })
    },
  })
  await findEditButton()
  await screen.findAllByRole('button', { name: /^Quitar a / })
  const searchPattern = /search=Lautaro/
  expect(mock.requests.map(({ path }) => path)).not.toContainEqual(expect.stringMatching(searchPattern))
  expect(screen.queryByText(overlapTitle)).not.toBeInTheDocument()
  await replaceText(user, getToDateField(), '20-03-2026')
  expect(
    await screen.findByText(matchWholeText('Lautaro Escobar: "Mudanza del piano", el 18-03-2026.')),
  ).toBeVisible()
  expect(mock.requests.map(({ path }) => path)).toContainEqual(expect.stringMatching(searchPattern))
  expect(screen.queryByText(/"Lautaro Escobar \+ 1"/)).not.toBeInTheDocument()
})

test('warns if no chosen weekday occurs between the current day and the last day', async () => {
  // The authorization allows Mondays, Wednesdays and Fridays from Friday, 13 March. Today is Monday, 16 March.
  const { user } = await openAuthorization('Profesora de yoga')
  await findEditButton()
  expect(screen.queryByText(noDayLeftWarning)).not.toBeInTheDocument()
  await replaceText(user, getToDateField(), '17-03-2026')
  expect(screen.queryByText(noDayLeftWarning)).not.toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'lunes' }))
  expect(await screen.findByText(noDayLeftWarning)).toBeVisible()
  await user.click(getSegment('Toda la semana'))
  await waitFor(() => expect(screen.queryByText(noDayLeftWarning)).not.toBeInTheDocument())
})
