import { portalStates } from '../screen-states/screen-states'
import { checkAppearance, chooseAppearances, getTitle } from './check-appearance'
import { test } from './shared-page'

for (const [index, { name, open }] of portalStates.entries())
  test(getTitle(name), async ({ page, mock }) => {
    await open(page, mock)
    for (const appearance of chooseAppearances(index)) await checkAppearance(page, appearance)
  })
