import type { ComponentPropsWithRef } from 'react'
import styled from 'styled-components'
import { textStyle, tint } from '@/design-system/theme/mixins'
import { tabularFigures } from '@/design-system/theme/text-styles'
import { border, color, radius, space } from '@/design-system/theme/tokens'
import { Avatar } from '../Avatar/Avatar'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden'

interface GroupMember {
  /** The key of the person, unique in the group. */
  id: string | number
  name: string
  src?: string | null
}

interface AvatarGroupProps extends Omit<ComponentPropsWithRef<'ul'>, 'children'> {
  /** The name of the group, for screen readers. */
  label: string
  /** The people, the most important first. */
  people: GroupMember[]
  /** The number of all people. Required if `people` contains only some of them. */
  total?: number
  /** The maximum number of avatars. */
  max?: number
  /** Returns the text that tells screen readers how many people have no avatar in the row. */
  getMoreLabel: (hiddenCount: number) => string
}

/** A row with the avatars of the first people, followed by the number of the remaining people. */
export function AvatarGroup({
  label,
  people,
  total = people.length,
  max = 5,
  getMoreLabel,
  ...rest
}: AvatarGroupProps) {
  const visiblePeople = people.slice(0, max)
  const hiddenCount = Math.max(total, people.length) - visiblePeople.length

  return (
    <Root {...rest} role="list" aria-label={label}>
      {visiblePeople.map((person) => (
        <li key={person.id}>
          <Avatar name={person.name} src={person.src} size="sm" />
        </li>
      ))}
      {hiddenCount > 0 && (
        <More>
          <span aria-hidden="true">+ {hiddenCount}</span>
          <VisuallyHidden>{getMoreLabel(hiddenCount)}</VisuallyHidden>
        </More>
      )}
    </Root>
  )
}

const Root = styled.ul`
  display: flex;
  flex-wrap: wrap;
  align-items: center;

  > li {
    display: flex;
    border: ${border.thick} solid ${color.surface};
    border-radius: ${radius.pill};
  }

  > li + li {
    margin-inline-start: -${space(2)};
  }
`

const More = styled.li`
  position: relative;
  align-items: center;
  min-block-size: ${space(8)};
  padding-inline: ${space(2.5)};
  ${tint('neutral')}
  ${textStyle({ size: 'sm', weight: 'semibold' })}
  white-space: nowrap;
  ${tabularFigures}
`
