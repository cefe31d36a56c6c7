channel Rows -> String[][] channel Note -> String??
