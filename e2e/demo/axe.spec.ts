import { checkAppearance, chooseAppearances, getTitle } from '../access/check-appearance'
import { test } from '../access/shared-page'
import { demoStates } from '../screen-states/demo'

for (const [index, { name, open }] of demoStates.entries())
  test(getTitle(name), async ({ page, mock }) => {
    await open(page, mock)
    for (const appearance of chooseAppearances(index)) await checkAppearance(page, appearance)
  })
