import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { paths } from '@/paths'
import { renderScreen } from '../../support/render-screen'
import { wholeText } from '../../support/whole-text'
import {
  authorized,
  changeDay,
  createButton,
  editButton,
  fillIn,
  fromField,
  openEdit,
  openNew,
  segment,
  success,
  titleField,
  toField,
} from './form-steps'

const overlap = 'Ya hay personas autorizadas en esos días'
const noDayLeft =
  'Entre hoy y la fecha de fin no queda ninguno de los días elegidos: nadie va a poder ingresar.'

test('warns of people who are already authorized on those days, and still saves', async () => {
  const { user, mock } = await openNew()
  const before = mock.db.authorizations.all().length
  await fillIn(user)
  expect(await screen.findByText(overlap)).toBeVisible()
  expect(
    screen.getByText(wholeText('Juana Pérez: "Juana Pérez + 1", del 16-03-2026 al 23-03-2026.')),
  ).toBeVisible()
  await user.click(createButton())
  await success('¡Autorización creada con éxito!')
  expect(mock.db.authorizations.all()).toHaveLength(before + 1)
  // The saved authorization counts for the next one.
  await user.click(screen.getByRole('button', { name: 'Crear otra' }))
  await screen.findByRole('heading', { level: 1, name: 'Crear Autorización' })
  await fillIn(user)
  expect(
    await screen.findByText(wholeText('Juana Pérez: "Juana Pérez", del 16-03-2026 al 23-03-2026.')),
  ).toBeVisible()
})

test('does not warn of other days, other hours or removed people', async () => {
  const { user } = await openNew()
  await fillIn(user)
  await screen.findByText(overlap)
  await changeDay(user, toField(), '20-05-2026')
  await changeDay(user, fromField(), '10-05-2026')
  await waitFor(() => expect(screen.queryByText(overlap)).not.toBeInTheDocument())
  await changeDay(user, fromField(), '23-03-2026')
  await screen.findByText(overlap)
  await user.click(await authorized('Juana Pérez'))
  await waitFor(() => expect(screen.queryByText(overlap)).not.toBeInTheDocument())
})

test('names the first overlaps and counts the others, also of people beyond the first five', async () => {
  const { user } = await renderScreen(paths.newAuthorization(7010), { as: 'residente' })
  await waitFor(() => expect(titleField()).toHaveValue('Torneo de truco'))
  expect(screen.queryByText(overlap)).not.toBeInTheDocument()
  await changeDay(user, toField(), '26-03-2026')
  expect(await screen.findByText('Y 5 más.')).toBeVisible()
})

test.each([500, 'timeout', 'garbage'] as const)('ignores a failed lookup (%s)', async (status) => {
  const { user } = await openNew({ faults: [{ operationId: 'listAuthorizations', status }] })
  await fillIn(user)
  await user.click(createButton())
  await success('¡Autorización creada con éxito!')
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})

test('does not warn of the edited authorization, nor of staying people until its days change', async () => {
  const { user } = await openEdit('Lautaro Escobar + 1', {
    before: async ({ db }) => {
      const piano = db.authorizations.require(7002)
      await db.authorizations.save({ ...piano, from_date: '2026-03-21', to_date: '2026-03-21' })
      await db.authorizedPeople.insert({ id: 99_000, authorization_id: piano.id, person_id: 4051 })
    },
  })
  await editButton()
  await changeDay(user, toField(), '20-03-2026')
  await screen.findAllByRole('button', { name: /^Quitar a / })
  expect(screen.queryByText(overlap)).not.toBeInTheDocument()
  await changeDay(user, toField(), '22-03-2026')
  expect(
    await screen.findByText(wholeText('Lautaro Escobar: "Mudanza del piano", el 21-03-2026.')),
  ).toBeVisible()
  expect(screen.queryByText(/"Lautaro Escobar \+ 1"/)).not.toBeInTheDocument()
})

test('warns of weekdays that leave no day between today and the end', async () => {
  // From Friday the 13th on, on Mondays, Wednesdays and Fridays; today is Monday.
  const { user } = await openEdit('Profesora de yoga')
  await editButton()
  expect(screen.queryByText(noDayLeft)).not.toBeInTheDocument()
  await changeDay(user, toField(), '17-03-2026')
  expect(screen.queryByText(noDayLeft)).not.toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'lunes' }))
  expect(await screen.findByText(noDayLeft)).toBeVisible()
  await user.click(segment('Toda la semana'))
  await waitFor(() => expect(screen.queryByText(noDayLeft)).not.toBeInTheDocument())
})
