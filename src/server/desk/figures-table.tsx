type Row = readonly [name: string, ...figures: (string | number)[]]

/** A table whose rows have names. `foot`: the one below them. */
export function FiguresTable({ caption, columns, rows, foot }: { caption?: string; columns: readonly string[]; rows: readonly Row[]; foot?: Row | undefined }) {
  return (
    <table className="figures">
      {caption && <caption>{caption}</caption>}
      <thead>
        <tr>
          {columns.map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <FiguresRow key={row[0]} row={row} columns={columns} />
        ))}
      </tbody>
      {foot && (
        <tfoot>
          <FiguresRow row={foot} columns={columns} />
        </tfoot>
      )}
    </table>
  )
}

function FiguresRow({ row: [name, ...figures], columns }: { row: Row; columns: readonly string[] }) {
  return (
    <tr>
      <th scope="row">{name}</th>
      {figures.map((figure, index) => (
        <td key={columns[index + 1]}>{figure}</td>
      ))}
    </tr>
  )
}
