import { render, screen } from '@testing-library/react'
import type { ReactElement } from 'react'
import { expect, test } from 'vitest'
import { Alert } from '@/design-system/components/Alert/Alert'
import { DescriptionList } from '@/design-system/components/DescriptionList/DescriptionList'
import { Tag } from '@/design-system/components/Tag/Tag'
import { Text } from '@/design-system/components/Text/Text'
import { Unbroken } from '@/design-system/components/Unbroken/Unbroken'

const sentence = 'From Mon 16-03-2026 to Tue 24-03-2026.'

test.each<[string, ReactElement]>([
  ['a text', <Text key="text">{sentence}</Text>],
  [
    'a text of several parts',
    <Text key="parts">
      From Mon {'16-03-2026'} to Tue 24-03-2026{'.'}
    </Text>,
  ],
  ['a tag', <Tag key="tag">{sentence}</Tag>],
  ['an alert', <Alert key="alert" title={sentence} />],
  ['a description list', <DescriptionList key="list" items={[{ term: 'Days', description: sentence }]} />],
  ['an Unbroken component', <Unbroken key="unbroken">{sentence}</Unbroken>],
])('keeps each date of %s on one line without changing the text', (_, element) => {
  const { container } = render(element)
  for (const date of ['16-03-2026', '24-03-2026']) {
    expect(screen.getByText(date)).toHaveStyle({ whiteSpace: 'nowrap' })
  }
  expect(container).toHaveTextContent(sentence)
})
