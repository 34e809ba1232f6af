import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Steps } from '@/design-system/components/Steps/Steps'

/** What is heard of each step, for each present step. */
test.each([
  [0, ['Who', 'Documents', 'Summary']],
  [1, ['Who (done)', 'Documents', 'Summary']],
  [2, ['Who (done)', 'Documents (done)', 'Summary']],
])('at step %i', (current, heard) => {
  render(
    <Steps label="Submission" steps={['Who', 'Documents', 'Summary']} current={current} doneLabel="done" />,
  )
  expect(screen.getByRole('list', { name: 'Submission' })).toBeVisible()
  const steps = screen.getAllByRole('listitem')
  expect(steps.map((step) => step.lastElementChild?.textContent)).toEqual(heard)
  expect(steps.map((step) => step.getAttribute('aria-current'))).toEqual(
    heard.map((_, index) => (index === current ? 'step' : null)),
  )
})
