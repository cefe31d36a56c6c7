type Rate = Number(0.0, 1.0)
type Bond { yield: Rate[] }
