import { ChevronRight } from 'lucide-react'
import type { ComponentPropsWithRef } from 'react'
import styled from 'styled-components'
import { insetFocus, square, sunkenOnHover, textStyle, tint } from '@/design-system/theme/mixins'
import { unselectable } from '@/design-system/theme/text-styles'
import { color, control, fontWeight, lineHeight, motion, space } from '@/design-system/theme/tokens'
import { Spinner } from '../Spinner/Spinner'
import type { TreeNode } from './tree-node'
import { isBranch } from './use-branches'

interface TreeRowProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  node: TreeNode
  /**
   * `level` is the depth of the node, and `posInSet` is its position among its siblings; both count from 0. `setSize` is the
   * number of siblings, including the node.
   */
  meta: { level: number; posInSet: number; setSize: number }
  isOpen: boolean
  /** Whether the row is the chosen row; undefined if no row of the tree can be chosen. */
  isChosen: boolean | undefined
  /** Whether the row is the tab stop of the tree. */
  isActive: boolean
  isLoading: boolean
  /** A text about the children of the node, e.g. that they are loading. */
  note: string | undefined
}

/** One row of a tree. */
export function TreeRow(props: TreeRowProps) {
  const { node, meta, isOpen, isChosen, isActive, isLoading, note, ...rest } = props
  const canOpen = isBranch(node)
  return (
    <Row
      {...rest}
      role="treeitem"
      aria-level={meta.level + 1}
      aria-posinset={meta.posInSet + 1}
      aria-setsize={meta.setSize}
      aria-expanded={canOpen ? isOpen : undefined}
      aria-selected={isChosen}
      aria-busy={isLoading || undefined}
      tabIndex={isActive ? 0 : -1}
      // The indent stops at six levels, because a phone has no room for more. Screen readers announce the
      // actual level.
      $indent={Math.min(meta.level, 6)}
    >
      <Mark>
        {isLoading ? <Spinner size="sm" /> : canOpen ? <Arrow size={20} aria-hidden="true" /> : null}
      </Mark>
      {node.icon}
      <Texts>
        <Label>{node.label.trim() || node.id}</Label>
        {node.detail !== undefined && <Detail>{node.detail}</Detail>}
        {note && <Note>{note}</Note>}
      </Texts>
    </Row>
  )
}

const Row = styled.div<{ $indent: number }>`
  display: flex;
  gap: ${space(2)};
  align-items: center;
  inline-size: 100%;
  min-block-size: ${control.md};
  padding-block: ${space(1)};
  padding-inline: calc(${space(2)} + ${({ $indent }) => space($indent * 4)}) ${space(3)};
  color: ${color.ink};
  line-height: ${lineHeight.tight};
  cursor: pointer;
  ${unselectable}

  > svg {
    ${square(space(5))}
    color: ${color.inkMuted};
  }

  ${sunkenOnHover}

  &[aria-selected='true'] {
    ${tint('accent')}
    font-weight: ${fontWeight.semibold};
  }

  ${insetFocus}
`

const Mark = styled.span`
  display: grid;
  flex-shrink: 0;
  place-items: center;
  inline-size: ${space(5)};
`

const Arrow = styled(ChevronRight)`
  transition: transform ${motion.fast};

  [dir='rtl'] & {
    transform: rotate(180deg);
  }

  [aria-expanded='true'] > ${Mark} > & {
    transform: rotate(90deg);
  }
`

const Texts = styled.span`
  display: flex;
  flex: 1;
  flex-wrap: wrap;
  gap: 0 ${space(2)};
  align-items: baseline;
  min-inline-size: 0;
`

const Label = styled.span`
  min-inline-size: 0;
  overflow-wrap: anywhere;
`

const Detail = styled.span`
  min-inline-size: 0;
  color: ${color.inkMuted};
  ${textStyle({ size: 'sm', weight: 'regular' })}
  overflow-wrap: anywhere;

  [aria-selected='true'] & {
    color: inherit;
  }
`

const Note = styled(Detail)`
  flex-basis: 100%;
`
