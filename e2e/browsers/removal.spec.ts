import { expect, test } from '../fixtures'

test('the pages of this project lack what the oldest browsers lack, and have everything else', async ({
  page,
}) => {
  await page.goto('/login')
  const found = await page.evaluate(() => ({
    younger: {
      canParse: 'canParse' in URL,
      groupBy: 'groupBy' in Map,
      isSubsetOf: 'isSubsetOf' in Set.prototype,
      showPopover: 'showPopover' in HTMLElement.prototype,
      onscrollend: 'onscrollend' in window,
      navigation: 'navigation' in window,
      requestIdleCallback: 'requestIdleCallback' in window,
      DurationFormat: 'DurationFormat' in Intl,
    },
    older: {
      structuredClone: 'structuredClone' in window,
      toSorted: 'toSorted' in Array.prototype,
      showModal: 'showModal' in HTMLDialogElement.prototype,
    },
  }))
  expect(Object.entries(found.younger).filter(([, isPresent]) => isPresent)).toEqual([])
  expect(Object.entries(found.older).filter(([, isPresent]) => !isPresent)).toEqual([])
})
