"""Style of the sheets: black on white, in millimetres and points, for paper."""

from __future__ import annotations

from typing import Final

#: What is left free round each page, in millimetres. Printers need some five.
MARGIN: Final = 9


def page_rule(width: float, height: float) -> str:
    """The rules that depend on the paper, whose width and height are in millimetres."""
    inner = f"{width - 2 * MARGIN:g}mm", f"{height - 2 * MARGIN - 0.6:g}mm"
    return (
        f"@page{{size:{width:g}mm {height:g}mm;margin:{MARGIN}mm}}"
        f".page{{inline-size:{inner[0]};block-size:{inner[1]}}}"
    )


STYLE: Final = """
*{box-sizing:border-box;margin:0;padding:0}
html{color:#000;background:#fff;
font:10pt/1.35 "Noto Sans","Segoe UI","Helvetica Neue",Arial,"DejaVu Sans",sans-serif;
font-variant-emoji:text;-webkit-text-size-adjust:none;text-size-adjust:none}
html:lang(ur){font-family:"Noto Nastaliq Urdu","Urdu Typesetting","Noto Naskh Arabic","Geeza Pro",serif;
line-height:1.9}
html:lang(hi){font-family:"Noto Sans Devanagari","Nirmala UI","Kohinoor Devanagari",sans-serif}
html:lang(zh-Hans){font-family:"Noto Sans SC","PingFang SC","Microsoft YaHei",sans-serif}
html:lang(zh-Hant){font-family:"Noto Sans TC","PingFang TC","Microsoft JhengHei",sans-serif}
body{margin:0 auto;inline-size:max-content}
.page{break-after:page;break-inside:avoid;overflow:hidden;display:flex;flex-direction:column;gap:2mm}
.page:last-child{break-after:auto}
@media screen{body{padding:4mm}
.page{border:.3mm solid #999;margin-block-end:4mm;padding:2mm;
block-size:auto;overflow:visible}}
h1{font-size:14pt;line-height:1.3}
h2{font-size:10.5pt;line-height:1.35}
.line{display:flex;flex-wrap:wrap;gap:0 5mm;align-items:baseline}
.line>b,.line>strong{margin-inline-end:auto}
.note{font-size:8.5pt}
.grid{flex:1;min-block-size:0;display:grid;gap:3mm}
.two{grid-template-columns:1fr 1fr}
.rows{align-content:start}
.rows1{grid-template-rows:minmax(0,1fr)}.rows2{grid-template-rows:repeat(2,minmax(0,1fr))}
.rows3{grid-template-rows:repeat(3,minmax(0,1fr))}.rows4{grid-template-rows:repeat(4,minmax(0,1fr))}
.box{border:.25mm solid #000;border-radius:1mm;padding:1.6mm 2mm;
break-inside:avoid;overflow:hidden;min-inline-size:0}
.hand,.cards,.compass,.pile,.rank{
font-family:"Noto Sans","Segoe UI","Helvetica Neue",Arial,"DejaVu Sans",sans-serif;line-height:1.25}
.suit{white-space:normal;padding-inline-start:1.3em;text-indent:-1.3em}
.suit>b{display:inline-block;inline-size:1.3em;text-indent:0;font-weight:400}
.suit>*{text-indent:0}
html:lang(ur) .small :is(.line,.seat,.corner){line-height:1.6}
html:lang(ur) .tiny :is(.line,.seat,.corner){line-height:1.4}
html:lang(ur) :is(h1,h2){line-height:1.8}
html:lang(ur) .plays :is(td,th){line-height:1.4}
.tiny .hand{line-height:1.15}
.hand span,.card{unicode-bidi:isolate}
.suit u{text-underline-offset:.12em;text-decoration-thickness:.25mm}
.card,.side{white-space:nowrap}
.seat{font-size:.85em;font-weight:700}
.compass{display:grid;gap:.4mm 2mm}
.compass4{grid-template-columns:1fr 1fr 1fr}
.compass6,.compass8{grid-template-columns:1fr 1fr 1fr}
.at-N{grid-area:1/2}.at-W{grid-area:2/1}.at-E{grid-area:2/3}.at-S{grid-area:3/2}.at-kitty{grid-area:2/2}
.at-NW{grid-area:1/1}.at-NE{grid-area:1/3}.at-SW{grid-area:3/1}.at-SE{grid-area:3/3}
.small{font-size:8.2pt}
.small .hand{line-height:1.15}.tiny{font-size:8pt}
.small .line,.tiny .line{gap:0 3mm}
.small .note,.tiny .note{font-size:7.6pt;line-height:1.25}
.corner{font-size:7.6pt;line-height:1.25}.at-SW,.at-SE{align-self:end}
.compass6>*,.compass8>*{align-self:start}
.small .compass4{gap:0 1mm}
table{border-collapse:collapse;inline-size:100%;font-size:9pt}
th,td{border:.2mm solid #000;padding:.5mm 1.2mm;text-align:start;vertical-align:top;line-height:1.3}
html:lang(ur) th,html:lang(ur) td{line-height:1.7}
th{font-weight:700}
.empty td{block-size:7.2mm}
.empty th{vertical-align:bottom}
.lay{table-layout:fixed}
.lay td,.lay th{text-align:center;padding:.4mm 0;white-space:nowrap}
.lay th{font-weight:400;font-size:8.5pt;border-block-end:.2mm dotted #000}
.lay td{font-weight:700}
html:lang(ur) .lay :is(td,th){line-height:1.25}
.lay .pip{inline-size:8mm;font-size:12pt;vertical-align:middle}
.plays td,.plays th{font-size:7.6pt;padding:.2mm .8mm;text-align:start;line-height:1.2}
.slip{display:flex;flex-direction:column;padding:0;border-style:dashed}
.slip>.line{padding:1mm 2mm;border-block-end:.25mm solid #000}
.slip>.inner{flex:1 1 0;padding:1mm 2mm}
.slip>.flap{flex:1 1 0;border-block-start:.25mm dashed #000;padding:.5mm 2mm;font-size:7.5pt;
background:repeating-linear-gradient(45deg,#fff 0 1.2mm,#bbb 1.2mm 1.5mm);
print-color-adjust:exact;-webkit-print-color-adjust:exact}
.flap>span{background:#fff;padding:0 1mm}
.order{display:flex;flex-wrap:wrap;gap:.6mm 1.4mm;align-items:baseline;font-size:10pt}
.equal{border:.25mm solid #000;border-radius:.8mm;padding:0 .8mm}
.columns{columns:2;column-gap:5mm}
.columns>*{break-inside:avoid}
li{margin-inline-start:4mm}
.clause{font-size:7pt;white-space:nowrap}
.card-page{font-size:9pt;gap:1.5mm}
.card-page table{font-size:8.5pt}
.choices{font-size:7.8pt;line-height:1.25;list-style:none}
html:lang(ur) .card-page{line-height:1.6}
html:lang(ur) .choices{line-height:1.4}
html:lang(ur) .card-page :is(h1,h2,td,th){line-height:1.5}
.choices li{margin:0;display:flex;gap:1mm}
.choices b{margin-inline-start:auto;text-align:end}
.tables{display:flex;flex-wrap:wrap;gap:2mm 5mm;align-items:flex-start}
.tables>div{flex:1 1 48mm}
.fill{border-block-end:.2mm solid #000;flex:1;min-inline-size:30mm}
.upside-down{transform:rotate(180deg)}
"""
