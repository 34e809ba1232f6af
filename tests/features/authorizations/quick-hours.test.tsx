import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { paths } from '@/paths'
import { renderScreen } from '../../support/render-screen'
import { getEndTimeField, getSegment, getStartTimeField } from './form-steps'

test("'Otro' proposes two hours from the next whole hour on, and keeps the hours chosen before", async () => {
  const { user } = await renderScreen(paths.newAuthorization(), { as: 'residente' })
  await screen.findByRole('radio', { name: 'Otro' })
  await user.click(getSegment('Otro'))
  expect(getStartTimeField()).toHaveValue('11:00')
  expect(getEndTimeField()).toHaveValue('13:00')
  expect(screen.getByText('Elegí a quién autorizás, hoy, de 11 a 13')).toBeVisible()
  await user.click(getSegment('Tarde 13–18'))
  await user.click(getSegment('Todo el día'))
  await user.click(getSegment('Otro'))
  expect(getStartTimeField()).toHaveValue('13:00')
  expect(getEndTimeField()).toHaveValue('18:00')
})
