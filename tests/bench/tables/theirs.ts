/**
 * The same table with Ant Design. It is text, and not a page of its own, because Ant Design is no package of the portal:
 * it is installed in a folder that goes when the bench ends.
 */
export const theirPage = (folder: string) => `
import { ConfigProvider, Table, Tag } from 'antd'
import { createRoot } from 'react-dom/client'
import { exposeBench } from '${folder}/measure'
import { columnNames, stillInside, words } from '${folder}/visits'

const columns = columnNames.map(([id, header]) => ({
  key: id,
  dataIndex: id,
  title: header,
  width: 150,
  sorter: (one, other) => words.compare(String(one[id] ?? ''), String(other[id] ?? '')),
  render: id === 'exit' ? (exit) => exit ?? <Tag color="warning">{stillInside}</Tag> : undefined,
}))

const root = createRoot(document.getElementById('root'))

exposeBench({
  draw: (kind, visits) =>
    root.render(
      <ConfigProvider>
        <Table
          rowKey="id"
          columns={columns}
          dataSource={visits}
          pagination={false}
          virtual={kind === 'virtual'}
          scroll={kind === 'virtual' ? { x: 1350, y: 600 } : undefined}
        />
      </ConfigProvider>,
    ),
  rows: '.ant-table-tbody .ant-table-row',
  head: 'thead th',
  isDrawn: (kind, drawnRows, asked) => (kind === 'virtual' ? drawnRows > 0 : drawnRows === asked),
})
`
