"""Writes a part of a font as WOFF2: subset-font.py SOURCE OUTPUT UNICODES FEATURES

Digits become those of `lnum` and `tnum`, because the app shows no others; the features themselves are then not needed.
"""

import sys

from fontTools import subset

DIGITS = range(0x30, 0x3A)


def with_table_digits(font):
    """Maps the digits to the glyphs that lining and tabular figures would replace them by."""
    if "GSUB" not in font:
        return
    gsub = font["GSUB"].table
    for tag in ("lnum", "tnum"):
        replaced = {}
        for record in gsub.FeatureList.FeatureRecord:
            if record.FeatureTag != tag:
                continue
            for lookup in record.Feature.LookupListIndex:
                for table in gsub.LookupList.Lookup[lookup].SubTable:
                    replaced.update(getattr(getattr(table, "ExtSubTable", table), "mapping", {}))
        for table in font["cmap"].tables:
            for code in DIGITS:
                if code in table.cmap:
                    table.cmap[code] = replaced.get(table.cmap[code], table.cmap[code])


source, output, unicodes, features = sys.argv[1:]
options = subset.Options()
options.flavor = "woff2"
options.hinting = False
options.desubroutinize = True
options.notdef_outline = False
options.layout_features = features.split(",")
font = subset.load_font(source, options)
with_table_digits(font)
subsetter = subset.Subsetter(options)
subsetter.populate(unicodes=subset.parse_unicodes(unicodes))
subsetter.subset(font)
subset.save_font(font, output, options)
